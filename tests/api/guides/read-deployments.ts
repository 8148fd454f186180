import type { SampleCall } from './read-curl.ts'

/**
 * Reads the endpoints that a script creates with `deploy_endpoint endpoint.json`. The function is in a partial, so its
 * call of the API and the file of the page meet only here.
 */
export function readDeployments(script: string, server: string): SampleCall[] {
  return [...script.matchAll(/^deploy_endpoint ([\w-]+\.json)\b/gm)].map(([, file = '']) => ({
    method: 'POST',
    url: `${server}/serving/inference/?apikey=$E2E_API_KEY&project_id=$E2E_PROJECT_ID&location=Delhi`,
    isQueryKnown: true,
    body: `@${file}`,
  }))
}
