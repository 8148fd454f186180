import {
  expiredLinkBody,
  foreignOriginBody,
  type HostileSubmission,
  invalidAddressBody,
  invalidLinkBody,
  problemBody,
} from './newsletter-answers.ts'
import { noAddresses } from './newsletter-hostile-addresses.ts'
import { hostileBodies } from './newsletter-hostile-bodies.ts'

const json = 'application/json'
const address = 'email=foreign%40docs.example'
const origins: HostileSubmission[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'same-origin, cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://docs.example' },
  { Origin: 'https://evil.example' },
  { Origin: 'https://docs.example.evil.example' },
  { Origin: 'https://docs.example:8443' },
  { Origin: 'null' },
  { Origin: 'docs.example' },
  { Origin: '' },
].map((headers) => ({
  name: JSON.stringify(headers),
  body: address,
  headers,
  status: 403,
  answer: foreignOriginBody,
}))

const methods: HostileSubmission[] = [
  ...['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({
    name: `${method} on the form`,
    method,
    status: 405,
    answer: problemBody('Use POST.'),
  })),
  ...['PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
    ['/confirm', '/unsubscribe'].map((path) => ({
      name: `${method} on ${path}`,
      path,
      method,
      status: 405,
      answer: problemBody('Use GET, HEAD, POST.'),
    })),
  ),
]

const forged = 'A'.repeat(43)
const id = '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'
const confirmTokens = [
  '',
  'x',
  forged,
  `${forged}A`,
  forged.slice(1),
  `${forged.slice(1)}%00`,
  `${forged.slice(1)}%0a`,
  `${forged.slice(1)}%ff`,
  "'%20OR%20''%3d'",
  '%25',
  '..%2f..%2f',
]
const tokens: HostileSubmission[] = [
  ...confirmTokens.flatMap((token) => [
    {
      name: `opening the token ${token}`,
      method: 'GET',
      path: `/confirm?token=${token}`,
      status: 410,
      answer: expiredLinkBody,
    },
    {
      name: `confirming the token ${token}`,
      path: '/confirm',
      body: `token=${token}`,
      status: 410,
      answer: expiredLinkBody,
    },
  ]),
  { name: 'opening without a token', method: 'GET', path: '/confirm', status: 410, answer: expiredLinkBody },
  {
    name: 'two tokens',
    method: 'GET',
    path: `/confirm?token=${forged}&token=${forged}`,
    status: 410,
    answer: expiredLinkBody,
  },
  {
    name: 'two tokens in a form',
    path: '/confirm',
    body: `token=${forged}&token=${forged}`,
    status: 410,
    answer: expiredLinkBody,
  },
  {
    name: 'a token in JSON',
    path: '/confirm',
    type: json,
    body: `{"token":"${forged}"}`,
    status: 410,
    answer: expiredLinkBody,
  },
  {
    name: 'a token in a large body',
    path: '/confirm',
    body: `token=${forged}&x=${'y'.repeat(4096)}`,
    status: 410,
    answer: expiredLinkBody,
  },
  {
    name: 'a broken form with files',
    path: '/confirm',
    type: 'multipart/form-data; boundary=x',
    body: 'token',
    status: 410,
    answer: expiredLinkBody,
  },
  ...[
    '',
    id,
    `${id}.`,
    `${id}.${forged}`,
    `${id.toUpperCase()}.${forged}`,
    `.${forged}`,
    `%00${id.slice(1)}.${forged}`,
    `${id}.${forged.slice(1)}%0a`,
  ].flatMap((token) => [
    {
      name: `opening to unsubscribe ${token}`,
      method: 'GET',
      path: `/unsubscribe?token=${token}`,
      status: 410,
      answer: invalidLinkBody,
    },
    {
      name: `unsubscribing ${token}`,
      path: '/unsubscribe',
      body: `token=${token}`,
      status: 410,
      answer: invalidLinkBody,
    },
    {
      name: `unsubscribing ${token} with one click`,
      path: `/unsubscribe?token=${token}`,
      body: 'List-Unsubscribe=One-Click',
      status: 410,
      answer: "This link doesn't work\n",
    },
  ]),
]

/** All of them. */
export const hostileSubmissions: HostileSubmission[] = [
  ...noAddresses.map(([name, encoded, answer = invalidAddressBody]) => ({
    name: `an address of ${name}`,
    body: `email=${encoded}`,
    status: 422,
    answer,
  })),
  ...hostileBodies,
  ...origins,
  ...methods,
  ...tokens,
]
