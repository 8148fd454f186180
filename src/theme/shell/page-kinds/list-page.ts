import '../../styles/sheets/list-page.css'

export { StaticPage as default } from './StaticPage.tsx'
