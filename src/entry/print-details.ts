/** Loaded by browsers without support for `::details-content`. */
import { startPrintDetails } from '../runtime/article/print-details.ts'

startPrintDetails()
