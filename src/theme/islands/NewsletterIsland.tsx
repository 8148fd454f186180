/** The newsletter's form in an article, with answers in place. */
export { NewsletterForm as NewsletterIsland } from '../newsletter/NewsletterForm.tsx'
