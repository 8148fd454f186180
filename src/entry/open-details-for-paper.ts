/** Loaded by browsers without support for `::details-content`. */
import { openDetailsForPaper } from '../runtime/article/open-details-for-paper.ts'

openDetailsForPaper()
