import '../../styles/sheets/mdx-page.css'

export { StaticPage as default } from './StaticPage.tsx'
