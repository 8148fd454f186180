/** Loaded by browsers that don't know `::details-content`. */
import { startPrintDetails } from '../runtime/article/print-details.ts'

startPrintDetails()
