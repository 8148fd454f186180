import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFileError } from '../../shared/docs-error.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './open-s3-store.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Opens the store that a URL names: `s3://bucket/prefix`, `file:///folder`, or an absolute path. */
export async function openObjectStore(url: string, environment: Environment): Promise<ObjectStore> {
  if (url.startsWith('s3://')) {
    const { openS3Store } = await import('./open-s3-store.ts')
    return openS3Store(readS3Settings(url, environment))
  }
  const { openFolderStore } = await import('./open-folder-store.ts')
  if (isAbsolute(url)) return openFolderStore(url)
  if (url.startsWith('file:///')) return openFolderStore(fileURLToPath(url))
  throw createFileError(
    'DOCENT_CACHE_URL',
    `The environment variable DOCENT_CACHE_URL is \`${url}\`, which isn't the address of a cache.`,
    'Use s3://bucket/prefix, file:///folder, or an absolute path.',
  )
}

function readS3Settings(url: string, environment: Environment): S3Settings {
  const [, bucket = '', prefix = ''] = url.match(/^s3:\/\/([^/]*)\/?(.*?)\/*$/) ?? []
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL
  const missing = [
    ...(bucket === '' ? ['a bucket in DOCENT_CACHE_URL'] : []),
    ...(endpoint ? [] : ['AWS_ENDPOINT_URL_S3']),
    ...(AWS_ACCESS_KEY_ID ? [] : ['AWS_ACCESS_KEY_ID']),
    ...(AWS_SECRET_ACCESS_KEY ? [] : ['AWS_SECRET_ACCESS_KEY']),
  ]
  if (missing.length > 0 || !endpoint || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw createFileError(
      'DOCENT_CACHE_URL',
      `The cache ${url} needs more settings: ${missing.join(', ')}.`,
      'Set the environment variables, with the URL of the S3 server as AWS_ENDPOINT_URL_S3.',
    )
  return {
    ...{ endpoint, bucket, prefix },
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN || undefined,
    region: environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1',
  }
}
