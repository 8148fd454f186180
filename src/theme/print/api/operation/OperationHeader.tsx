import type { ReactNode } from 'react'
import type { DocumentedName, OperationView } from '../../../../shared/api/operation-view.ts'
import { countMessage } from '../../../../shared/messages/count-message.ts'
import { TryItPanel } from '../../../islands/try-it/TryItPanel.tsx'
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
      <Endpoint view={view} />
      {request !== undefined && (
        <div className="try-it" data-island="TryIt" data-props={JSON.stringify({ request })}>
          <TryItPanel request={request} label={messages.tryItOpen} />
        </div>
      )}
      <Html className="operation-description" html={view.description[titleLevel]} />
      <RelatedLinks view={view} />
      {view.documentation !== undefined && <ApiLinks links={[view.documentation]} />}
      {!view.isWebhook && <Credentials security={view.security} />}
    </header>
  )
}

function Badges({ view }: { view: OperationView }): ReactNode {
  const { messages } = usePrintContext()
  const badges = [
    ['preview', view.isPreview, messages.apiPreview, messages.apiPreviewMeaning],
    ['deprecated', view.isDeprecated, messages.apiDeprecated, messages.apiDeprecatedMeaning],
    ['webhook', view.isWebhook, messages.apiWebhook, messages.apiWebhookMeaning],
  ] as const
  return badges.map(([kind, isShown, label, meaning]) =>
    isShown ? (
      <p key={kind} className={`operation-note operation-${kind}`}>
        <strong>{label}</strong> {meaning}
      </p>
    ) : null,
  )
}

function RelatedLinks({ view: { guides, cli, terraform, sdk } }: { view: OperationView }): ReactNode {
  const { messages } = usePrintContext()
  if (guides.length + cli.length + terraform.length + sdk.length === 0) return null
  return (
    <dl className="api-related">
      {guides.length > 0 && (
        <div>
          <dt>{messages.apiGuides}</dt>
          {guides.slice(0, shownGuides).map((guide) => (
            <GuideLink key={guide.url} {...guide} />
          ))}
          {guides.length > shownGuides && <MoreGuides guides={guides.slice(shownGuides)} />}
        </div>
      )}
      <NameList title={messages.apiCommandLine} names={cli} />
      <NameList title={messages.apiTerraform} names={terraform} />
      <NameList title={messages.apiSdk} names={sdk} />
    </dl>
  )
}

/** Guides that are shown initially. Some operations are explained in ten. */
const shownGuides = 3

function GuideLink({ title, url }: OperationView['guides'][number]): ReactNode {
  return (
    <dd>
      <a href={url}>{title}</a>
    </dd>
  )
}

function MoreGuides({ guides }: Pick<OperationView, 'guides'>): ReactNode {
  const texts = usePrintContext()
  return (
    <dd className="api-more">
      <details>
        <summary>{countMessage(texts, 'apiMoreUses', guides.length)}</summary>
        <ul>
          {guides.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
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
