import { describe, expect, test } from 'vitest'
import { sampleSite, sampleView } from '../../tests/unit/sample-values.ts'
import { createRootAttributes } from './create-root-attributes.ts'
import { noticeUrl } from './forms/notice-template.ts'

describe('attributes for the inline script', () => {
  test.each([
    [{ defaultMode: 'light', isSwitchEnabled: true, respectsSystem: false }, 'light', 'light', undefined],
    [{ defaultMode: 'dark', isSwitchEnabled: true, respectsSystem: false }, 'dark', 'dark', undefined],
    [{ defaultMode: 'light', isSwitchEnabled: true, respectsSystem: true }, 'light', 'system', undefined],
    [{ defaultMode: 'dark', isSwitchEnabled: false, respectsSystem: false }, 'dark', 'dark', ''],
  ] as const)('of the color mode %j', (...[colorMode, theme, mode, fixed]) => {
    const attributes = createRootAttributes({ ...sampleSite, colorMode }, sampleView())
    expect(attributes).toMatchObject({ 'data-theme': theme, 'data-mode': mode })
    expect(attributes['data-mode-fixed']).toBe(fixed)
  })

  test("of the page with the result of a form, because it can't be reloaded", () => {
    expect(createRootAttributes(sampleSite, sampleView({ url: noticeUrl }))).toMatchObject({
      'data-answer': '',
    })
    expect(createRootAttributes(sampleSite, sampleView())).not.toHaveProperty('data-answer')
  })

  test('of the base and the announcement', () => {
    const announcement = { id: 'a1', html: 'x', isCloseable: true }
    expect(createRootAttributes({ ...sampleSite, base: '/site/', announcement }, sampleView())).toMatchObject(
      {
        'data-base': '/site/',
        'data-announcement-id': 'a1',
      },
    )
    expect(createRootAttributes(sampleSite, sampleView())).not.toHaveProperty('data-announcement-id')
  })
})
