import type { ReactNode } from 'react'
import { listBodyExamples } from '../../../../runtime/api/try-it/form/form-values.ts'
import { countTryIt, getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { getParameterKey } from '../../../../shared/api/create-request.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { BodyField } from './BodyField.tsx'
import { Fold } from './Fold.tsx'
import { ParameterFields } from './ParameterFields.tsx'

/** All optional fields, collapsed. */
export function OptionalFields({ form }: { form: TryItState }): ReactNode {
  const { request, values, problems } = form
  const keys = request.parameters.filter(({ isRequired }) => !isRequired).map(getParameterKey)
  const hasBody = request.body?.isRequired === false
  if (keys.length === 0 && !hasBody) return null
  const filledIn = keys.filter((key) => (values.parameters[key] ?? '').trim() !== '').length
  const count = filledIn + (hasBody && values.sendsBody ? 1 : 0)
  const messages = getTryItMessages()
  return (
    <Fold
      title={hasBody ? messages.tryItOptionalFields : messages.tryItOptionalParameters}
      state={count === 0 ? messages.tryItNoneSent : countTryIt('tryItCountSent', count)}
      needsAttention={problems.some(({ field }) => keys.includes(field) || (hasBody && field === 'body'))}
    >
      <ParameterFields form={form} isRequired={false} />
      {hasBody && <BodyField form={form} examples={listBodyExamples(request)} />}
    </Fold>
  )
}
