interface DevClientOptions {
  eventsUrl: URL
  /** Style sheet of the overlay. */
  style: string
  /** Name of the event that the scripts of a page update it on. */
  editEvent: string
}

/**
 * Runs in pages: updates them after a build, and covers them with the problems of a failed one. The server sends the
 * text of this function to browsers, so it uses nothing outside of it.
 */
export function runDevClient({ eventsUrl, style, editEvent }: DevClientOptions): void {
  let wasLost = false
  let overlay: HTMLElement | undefined

  const createElement = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    content: string | HTMLElement[],
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name)
    if (typeof content === 'string') element.textContent = content
    else element.append(...content)
    return element
  }

  // The styles of the page don't reach into a shadow tree, and the policy allows style sheets that scripts create.
  const showFailure = (text: string): void => {
    overlay?.remove()
    overlay = document.createElement('div')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    const root = overlay.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    const title = createElement('h1', 'The build failed')
    const close = createElement('button', 'Close')
    const dialog = createElement('dialog', [createElement('div', [title, close]), createElement('pre', text)])
    close.addEventListener('click', () => dialog.close())
    title.id = 'title'
    dialog.setAttribute('aria-labelledby', title.id)
    root.append(dialog)
    document.body.append(overlay)
    dialog.showModal()
  }

  /** Lets the scripts of the page update it. If they haven't started, or if there is no page, it's loaded again. */
  const updatePage = (): void => {
    overlay?.remove()
    overlay = undefined
    if (document.dispatchEvent(new Event(editEvent, { cancelable: true }))) location.reload()
  }

  const events = new EventSource(eventsUrl)
  events.addEventListener('open', () => {
    if (wasLost) location.reload()
  })
  events.addEventListener('error', () => {
    wasLost = true
  })
  events.addEventListener('message', ({ data }) => {
    const event = JSON.parse(data)
    if (event.kind === 'failed') showFailure(event.text)
    else if (event.kind === 'built') updatePage()
    else location.reload()
  })
}
