/** Everything needed to open the search, in one import. The engine loads while the dialog opens. */
export { prepareEngine } from '../../../../runtime/search/load-engine.ts'
export { SearchDialog } from './SearchDialog.tsx'
