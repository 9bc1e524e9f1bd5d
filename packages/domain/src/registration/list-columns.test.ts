import { expect, test } from 'vitest'
import { BOAT_FIELDS, PERSON_FIELDS, personOf, readList } from './list-columns.ts'

test('columns are found by their headers, however they are written', () => {
  const { headers, rows, columns } = readList(
    [
      ['First Name', 'LAST_NAME', 'Cell phone', 'E-Mail', 'Shoe size', 'Zip Code'],
      ['Ray', 'Hall', '903', 'ray@x.test', '9', '75410'],
    ],
    'people',
  )
  expect(columns).toEqual(['first_name', 'last_name', 'phone', 'email', null, 'zip'])
  expect([headers?.length, rows.length]).toEqual([6, 1])
})

test('what somebody chose for a header before goes first, also that it is nothing; no field is given twice', () => {
  const saved = { shoesize: 'club_name', phone: '' } as const
  const table = [['Name', 'Phone', 'Mobile', 'Shoe size', 'Club']]
  expect(readList(table, 'people', saved).columns).toEqual(['name', null, 'phone', 'club_name', null])
})

test('a list with Spanish headers is read like one with English headers, also our own template', () => {
  const people = ['Nombre', 'Apellidos', 'Teléfono', 'Correo', 'Dirección', 'Ciudad', 'Estado', 'Código postal', 'Club']
  expect(readList([people], 'people').columns).toEqual(PERSON_FIELDS.filter((field) => field !== 'name'))
  const boats = ['Pescador 1: nombre', 'Pescador 1: apellido', 'Pescador 2: nombre completo', 'Pescador 2: teléfono', 'Pescador 3: correo']
  const more = ['Capitán de lancha', 'Categoría', 'Pagado', 'Cómo pagaron']
  expect(readList([[...boats, ...more]], 'boats').columns).toEqual([
    'angler1.first_name',
    'angler1.last_name',
    'angler2.name',
    'angler2.phone',
    'angler3.email',
    'boat_captain',
    'group',
    'paid',
    'paid_how',
  ])
})

test('“Nombre” without an “Apellido” beside it is the whole name', () => {
  expect(readList([['Nombre', 'Celular']], 'people').columns).toEqual(['name', 'phone'])
  expect(readList([['Nombre', 'Celular', 'Compañero']], 'boats').columns).toEqual(['angler1.name', 'angler1.phone', 'angler2.name'])
})

test.each([
  [[['Ray Hall', '(903) 555-0100', 'ray@x.test']], ['name', 'phone', 'email']],
  [[['903-555-0100', 'Ray', 'Hall']], ['phone', 'first_name', 'last_name']],
  [
    [
      ['Mary Ann', 'Hall'],
      ['Bo', 'Kim'],
    ],
    ['first_name', 'last_name'],
  ],
])('without headers the cells of %j say what they are', (table, columns) => {
  expect(readList(table, 'people')).toMatchObject({ header: null, headers: null, rows: table, columns })
})

test('a name in one cell is parted', () => {
  expect(personOf(['Hall, Ray', '903'], ['name', 'phone'])).toMatchObject({ first_name: 'Ray', last_name: 'Hall', phone: '903', email: '' })
})

test('boats: numbers, partners, the group and the captain are found', () => {
  const headers = [
    'Angler 1 First Name',
    'Angler 1 Last Name',
    'Phone 1',
    'Angler2',
    'angler2_email',
    'Partner phone',
    'Group',
    'Boat Captain',
  ]
  expect(readList([headers], 'boats').columns).toEqual([
    'angler1.first_name',
    'angler1.last_name',
    'angler1.phone',
    'angler2.name',
    'angler2.email',
    'angler2.phone',
    'group',
    'boat_captain',
  ])
})

test('a list of boats knows up to four anglers, who steers, the group, whether it is paid and how', () => {
  expect(BOAT_FIELDS).toHaveLength(24)
})

test('orders of a shop name their columns after the bill', () => {
  const headers = [
    'order_id',
    'status',
    'payment_method',
    'billing_first_name',
    'billing_last_name',
    'billing_email',
    'billing_phone',
    'partner_name',
  ]
  expect(readList([headers, headers.map(() => '')], 'boats').columns).toEqual([
    null,
    'paid',
    'paid_how',
    'angler1.first_name',
    'angler1.last_name',
    'angler1.email',
    'angler1.phone',
    'angler2.name',
  ])
  expect(readList([headers], 'people').columns.slice(3, 7)).toEqual(['first_name', 'last_name', 'email', 'phone'])
})
