import { expect, test } from 'vitest'
import { nameOperation } from './name-operation.ts'

const name = (operationId: string, path = '/v2/bot/images/{id}', description = ''): string =>
  nameOperation({ method: 'GET', path, operationId, description })

test.each([
  ['getMenuImage', 'Get menu image'],
  ['list_user_ids', 'List user IDs'],
  ['getHTTPStatusOfUser', 'Get HTTP status of user'],
  ['Users_GetById', 'Users: get by ID'],
  ['UsersController.findAll', 'Users: find all'],
  ['OrderItemsController_findOne', 'Order items: find one'],
  ['KV_LeaseGrant', 'KV: lease grant'],
  ['videos.markAsRead', 'Videos mark as read'],
  ['READ_Account_for_User', 'Read account for user'],
  ['account_roles_partial_update', 'Partially update account roles'],
  ['users_users_retrieve', 'Get users'],
  ['getMenuUsingGET', 'Get menu'],
  ['POST_SendMessage', 'Send message'],
  ['Bot.GetV2BotImages', 'Bot: get V2 bot images'],
  ['multicast', 'Multicast'],
])('reads the ID %s as "%s"', (id, title) => {
  expect(name(id)).toBe(title)
})

test.each([
  ['an action', 'list'],
  ['no ID', ''],
  ['the number of a copy', 'getUser_1'],
  ['a hash', '5f2c_9ab1'],
  ['an ID that repeats the path', 'getV2BotImages'],
  ['an ID as long as a sentence', 'getAllOfTheImagesOfAllMenusThatTheCurrentUserHasAccessToInTheBot'],
])('%s is no title, so method and path are', (_, id) => {
  expect(name(id)).toBe('GET /v2/bot/images/{id}')
})

test('a description of one short line is the title, whatever the ID', () => {
  expect(name('getMenuImage', '/a', 'Downloads the image of a menu.')).toBe('Downloads the image of a menu')
  expect(name('getMenuImage', '/a', 'Downloads **all** images.')).toBe('Get menu image')
  expect(name('getMenuImage', '/a', 'Downloads the image.\nIt is large.')).toBe('Get menu image')
  expect(name('getMenuImage', '/a', 'Image')).toBe('Get menu image')
  expect(name('', '/a', 'downloads an image')).toBe('Downloads an image')
})
