/** Path below the base of the page that the server fills in to answer forms, written by the build. */
export const noticeTemplatePath = '/_/notice.html'

/** What stands in the template in the place of the title, and of what is below it. */
export const noticePlaceholders = { title: 'docent-notice-title', body: 'docent-notice-body' }

/** Address of a notice, as its view has it: none. It is what a form was answered with, and has only the address of the form. */
export const noticeUrl = ''
