/** What a reader who reaches for the search gets with one import: the engine has the time in which the dialog opens. */
export { prepareEngine } from '../../../runtime/search/site-engine.ts'
export { SearchDialog } from './SearchDialog.tsx'
