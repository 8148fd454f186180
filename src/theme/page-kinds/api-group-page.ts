import '../styles/sheets/api-reference-page.css'

export { StaticPage as default } from './StaticPage.tsx'
