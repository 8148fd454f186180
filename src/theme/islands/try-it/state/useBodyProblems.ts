import { useEffect, useRef, useState } from 'react'
import { type BodyCheck, loadBodyCheck } from '../../../../runtime/api/try-it/body/load-body-check.ts'
import { checkFormBody, type FormProblem } from '../../../../runtime/api/try-it/form/check-form.ts'
import { type FormValues, hasJsonBody } from '../../../../runtime/api/try-it/form/form-values.ts'
import type { RequestSpec } from '../../../../shared/api/request-spec.ts'

/** Delay in ms after the last key press before the body is checked. */
const checkDelay = 500

interface BodyProblems {
  problems: FormProblem[]
  /** Checks immediately. */
  check(): Promise<FormProblem[]>
}

/** Checks the body while it's edited. The validator is loaded with the first check. */
export function useBodyProblems(request: RequestSpec, values: FormValues, isActive: boolean): BodyProblems {
  const [problems, setProblems] = useState<FormProblem[]>([])
  const loading = useRef<{ mediaType: string | undefined; check: Promise<BodyCheck | undefined> }>(undefined)
  const mediaType = request.body?.mediaType
  const latest = useRef(values)
  latest.current = values

  const check = async (): Promise<FormProblem[]> => {
    // Another media type has another schema.
    if (loading.current?.mediaType !== mediaType) loading.current = { mediaType, check: loadCheck(request) }
    const ready = await loading.current?.check
    if (ready === undefined) loading.current = undefined
    const bodyProblems = checkFormBody(request, latest.current, ready)
    setProblems(bodyProblems)
    return bodyProblems
  }
  const checkLatest = useRef(check)
  checkLatest.current = check
  const { bodies, files, sendsBody } = values
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the body starts the check
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => checkLatest.current(), checkDelay)
    return () => clearTimeout(timer)
  }, [bodies, files, mediaType, sendsBody, isActive])
  return { problems, check }
}

/** Loads the check against the schema. If that fails, the body can still be sent, and only its syntax is checked. */
async function loadCheck(request: RequestSpec): Promise<BodyCheck | undefined> {
  const { body } = request
  if (body === undefined || !hasJsonBody(request)) return () => []
  if (body.schema === undefined && body.schemaFile === undefined) return () => []
  try {
    return await loadBodyCheck(request.api, body)
  } catch (error) {
    console.warn("Couldn't load the schema of the request body.", error)
    return undefined
  }
}
