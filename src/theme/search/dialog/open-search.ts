/** Everything that opening the search needs, in one import. The engine loads while the dialog opens. */
export { prepareEngine } from '../../../runtime/search/site-engine.ts'
export { SearchDialog } from './SearchDialog.tsx'
