import type { ReactNode } from 'react'
import type { DocumentedName, OperationView } from '../../../../shared/api/operation-view.ts'
import type { RelatedPage } from '../../../../shared/api/pages/related-pages.ts'
import { countMessage } from '../../../../shared/messages/count-message.ts'
import { TryItPanel } from '../../../islands/try-it/TryItPanel.tsx'
import { LinkList } from '../../nav/LinkList.tsx'
import { ApiLinks } from '../ApiLinks.tsx'
import { Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'
import { Credentials } from './Credentials.tsx'
import { Endpoint } from './Endpoint.tsx'

export function OperationHeader({ view, title }: { view: OperationView; title: ReactNode }): ReactNode {
  const { messages, titleLevel } = usePrintContext()
  const { request } = view
  return (
    <header className="operation-head">
      {title}
      <Badges view={view} />
      <div className="endpoint-row">
        <Endpoint view={view}>
          <Html className="operation-description" html={view.description[titleLevel]} />
        </Endpoint>
        {request !== undefined && (
          <div className="try-it" data-island="TryIt" data-props={JSON.stringify({ request })}>
            <TryItPanel request={request} label={messages.tryItOpen} />
          </div>
        )}
      </div>
      <RelatedNames view={view} />
      {view.documentation !== undefined && <ApiLinks links={[view.documentation]} />}
      {!view.isWebhook && <Credentials security={view.security} />}
    </header>
  )
}

function Badges({ view }: { view: OperationView }): ReactNode {
  const { messages } = usePrintContext()
  const isCallback = view.callbackParents.length > 0
  const badges = [
    ['preview', view.isPreliminary, messages.apiPreview, messages.apiPreviewMeaning],
    ['deprecated', view.isDeprecated, messages.apiDeprecated, messages.apiDeprecatedMeaning],
    [
      'webhook',
      view.isWebhook,
      isCallback ? messages.apiCallback : messages.apiWebhook,
      messages.apiWebhookMeaning,
    ],
  ] as const
  return badges.map(([kind, isShown, label, meaning]) =>
    isShown ? (
      <p key={kind} className={`operation-note operation-${kind}`}>
        <strong>{label}</strong> {meaning}
      </p>
    ) : null,
  )
}

/** Names of the same operation in other tools. */
function RelatedNames({ view: { cli, terraform, sdk } }: { view: OperationView }): ReactNode {
  const { messages } = usePrintContext()
  if (cli.length + terraform.length + sdk.length === 0) return null
  return (
    <dl className="api-related">
      <NameList title={messages.apiCommandLine} names={cli} />
      <NameList title={messages.apiTerraform} names={terraform} />
      <NameList title={messages.apiSdk} names={sdk} />
    </dl>
  )
}

/** Pages about the operation. Readers of its parameters don't need them first, so they're below them. */
export function OperationGuides({ view }: { view: OperationView }): ReactNode {
  const { messages } = usePrintContext()
  const { guides, callbacks, callbackParents } = view
  if (guides.length + callbacks.length + callbackParents.length === 0) return null
  return (
    <dl className="api-related">
      <PageList title={messages.apiGuides} pages={guides} />
      <PageList title={messages.apiCallbacks} pages={callbacks} />
      <PageList title={messages.apiCallbackOf} pages={callbackParents} />
    </dl>
  )
}

/** Pages that are shown initially. Some operations are explained in ten guides. */
const shownPages = 3

interface PageListProps {
  title: string
  pages: readonly RelatedPage[]
}

function PageList({ title, pages }: PageListProps): ReactNode {
  if (pages.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      {pages.slice(0, shownPages).map((page) => (
        <dd key={page.url}>
          <a href={page.url}>{page.title}</a>
        </dd>
      ))}
      {pages.length > shownPages && <MorePages pages={pages.slice(shownPages)} />}
    </div>
  )
}

function MorePages({ pages }: Pick<PageListProps, 'pages'>): ReactNode {
  const texts = usePrintContext()
  return (
    <dd className="api-more">
      <details className="field-more">
        <summary>{countMessage(texts, 'apiMoreUses', pages.length)}</summary>
        <LinkList links={pages.map(({ title, url }) => ({ label: title, url }))} />
      </details>
    </dd>
  )
}

function NameList({ title, names }: { title: string; names: readonly DocumentedName[] }): ReactNode {
  if (names.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      {names.map(({ name, url }) => (
        <dd key={name}>
          {url === undefined ? (
            <code>{name}</code>
          ) : (
            <a href={url}>
              <code>{name}</code>
            </a>
          )}
        </dd>
      ))}
    </div>
  )
}
