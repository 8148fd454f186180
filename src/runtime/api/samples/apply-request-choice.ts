import type { RequestChoice } from '../../../shared/api/request-choice.ts'
import { getRequestChoice, getSession, type OperationName, updateSession } from '../try-it/try-it-session.ts'
import { readRequestSpec, rewriteSample } from './write-sample.ts'

/** Follows a button of the page. Its value is the choice. */
export function followChoice(button: HTMLInputElement): void {
  const spec = readRequestSpec(button.closest('[data-operation]'))
  if (spec === undefined) return
  const { value } = button
  chooseForRequest(spec, isSecurityButton(button) ? { security: value } : { mediaType: value })
}

const isSecurityButton = ({ dataset }: HTMLInputElement): boolean => dataset.requestChoice === 'security'

/**
 * Stores a choice: credentials for all operations of an API, a media type for one. Forms follow the session; the page is
 * updated here.
 */
export function chooseForRequest({ api, operation }: OperationName, choice: RequestChoice): void {
  const { security, mediaTypes } = getSession(api)
  updateSession(api, {
    security: choice.security ?? security,
    mediaTypes:
      choice.mediaType === undefined ? mediaTypes : { ...mediaTypes, [operation]: choice.mediaType },
  })
  showChoices(document)
}

/** Checks the buttons of the chosen alternatives and rewrites the samples that follow them. */
export function showChoices(content: ParentNode): void {
  for (const operation of content.querySelectorAll('[data-operation]')) {
    const spec = readRequestSpec(operation)
    if (spec === undefined) continue
    const { security, mediaType } = getRequestChoice(spec)
    let isFollowed = false
    for (const button of operation.querySelectorAll<HTMLInputElement>('[data-request-choice]')) {
      const isChosen = button.value === (isSecurityButton(button) ? security : mediaType)
      if (isChosen) button.checked = true
      isFollowed ||= isChosen
    }
    if (isFollowed) rewriteSample(operation)
  }
}
