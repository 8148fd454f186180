import '../../styles/sheets/api-page.css'

export { StaticPage as default } from './StaticPage.tsx'
