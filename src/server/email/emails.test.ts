import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { type Email, EmailRejectedError, MissingTlsError } from './email.ts'
import { openMailer } from './open-mailer.ts'
import { renderEmailHtml, renderEmailText } from './render-email.ts'

const sender = { name: 'Größe & Co', address: 'news@docs.example' }
const mail: Email = {
  id: '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a',
  to: 'reader@mail.example',
  subject: 'Hello\r\nBcc: other@mail.example',
  text: 'Text',
  html: '<p>Text</p>',
  unsubscribe: 'https://docs.example/_/newsletter/unsubscribe?token=x',
}

describe('[R-053] messages as files', () => {
  test('are one private file each, even if sent repeatedly', async () => {
    const folder = join(createTemporaryFolder(), 'outbox')
    const mailer = openMailer({ smtpUrl: undefined, folder, sender })
    await mailer.send(mail)
    await mailer.send(mail)
    expect(readdirSync(folder)).toEqual([`${mail.id}.eml`])
    const file = join(folder, `${mail.id}.eml`)
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    const [head = ''] = readFileSync(file, 'utf8').split('\n\n')
    expect(head).toContain(`Message-ID: <${mail.id}@docs.example>`)
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(head.match(/^(?:Bcc|Cc):/im)).toBeNull()
    expect(head.match(/^To: .*$/m)?.[0]).toBe('To: reader@mail.example')
  })
})

describe('[F-021] [R-053] messages by SMTP', () => {
  test('arrive once; permanent rejections are final, temporary ones are retried', async () => {
    const got: string[] = []
    const answers = new Map([
      ['gone@mail.example', 550],
      ['later@mail.example', 451],
    ])
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _session, callback) {
        const code = answers.get(address)
        callback(
          code === undefined ? null : Object.assign(new Error(`no ${address}`), { responseCode: code }),
        )
      },
      async onData(stream, _session, callback) {
        got.push(Buffer.concat(await stream.toArray()).toString())
        callback()
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, folder: '', sender })
    onTestFinished(async () => {
      mailer.close()
      await new Promise<void>((resolve) => server.close(resolve))
    })
    await mailer.send(mail)
    expect(got).toHaveLength(1)
    expect(got[0]).toContain(`Message-ID: <${mail.id}@docs.example>`)
    await expect(mailer.send({ ...mail, to: 'gone@mail.example' })).rejects.toThrow(EmailRejectedError)
    const error = await mailer.send({ ...mail, to: 'later@mail.example' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(EmailRejectedError)
  })

  test('send no password to a server without TLS, unless the operator allows it', async () => {
    const passwords: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        passwords.push(String(password))
        callback(null, { user: String(username) })
      },
      async onData(stream, _session, callback) {
        await stream.toArray()
        callback()
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    const send = async (query: string, allowsPlaintext: boolean): Promise<void> => {
      const smtpUrl = `smtp://me:secret@127.0.0.1:${port}${query}`
      const mailer = openMailer({ smtpUrl, allowsPlaintext, folder: '', sender })
      await mailer.send(mail).finally(() => mailer.close())
    }
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
    for (const query of ['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])
      await expect(send(query, false)).rejects.toThrow(MissingTlsError)
    expect(passwords).toEqual([])
    await send('', true)
    expect(passwords).toEqual(['secret'])
  })

  test.each(['mail.example', 'https://me:secret@mail.example', 'smtp:'])(
    '%s is no mail server',
    (smtpUrl) => {
      let message = ''
      try {
        openMailer({ smtpUrl, folder: '', sender })
      } catch (error) {
        message = error instanceof Error ? error.message : ''
      }
      expect(message).toContain("The environment variable SMTP_URL isn't the URL of a mail server.")
      expect(message).not.toContain('secret')
    },
  )
})

test('[R-053] a message has the same content as text and as HTML, and shows markup as text', () => {
  const content = {
    name: 'A & B',
    title: '<b>Title</b>',
    paragraphs: ['One', 'Two "quoted"'],
    button: { url: 'https://docs.example/?a=1&b="', label: 'Press' },
    notes: ['Small'],
    link: { url: 'https://docs.example/end', label: 'Unsubscribe' },
  }
  expect(renderEmailText(content)).toMatchInlineSnapshot(`
    "<b>Title</b>

    One

    Two "quoted"

    Press:
    https://docs.example/?a=1&b="

    Small

    Unsubscribe:
    https://docs.example/end
    "
  `)
  const html = renderEmailHtml(content, { htmlLang: 'ar', direction: 'rtl' })
  expect(html.slice(html.indexOf('<main>'))).toMatchInlineSnapshot(`
    "<main>
    <p class="name">A &amp; B</p>
    <h1>&lt;b&gt;Title&lt;/b&gt;</h1>
    <p>One</p>
    <p>Two &quot;quoted&quot;</p>
    <p><a class="button" href="https://docs.example/?a=1&amp;b=&quot;">Press</a></p>
    <p class="note">https://docs.example/?a=1&amp;b=&quot;</p>
    <p class="note">Small</p>
    <p class="note"><a href="https://docs.example/end">Unsubscribe</a></p>
    </main></body></html>
    "
  `)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).not.toMatch(/<(?:img|script|link|table)|url\(/)
})
