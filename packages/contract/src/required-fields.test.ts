import { expect, test } from 'vitest'
import { api } from './api.ts'

/** What a new record cannot do without (rule required.entities); what the server knows by itself is not asked for. */
const NEEDED = {
  'subscription-features': 'name',
  'subscription-levels': 'name type price',
  'topic-pages': 'title',
  'topic-sections': 'title section_key',
  'tour-settings': 'tour',
  accounts: 'name type email',
  'advertisement-interactions': 'advertiser type',
  advertisers: 'name email url',
  'calendar-events': 'title',
  divisions: 'name',
  documents: 'label path',
  groups: 'name',
  memberships: 'season user',
  payments: 'amount user',
  seasons: 'name startDate endDate',
  species: 'name waterType',
  sponsors: 'name',
  subscriptions: 'type',
  tours: 'name',
} as const satisfies Partial<Record<keyof typeof api, string>>

test.each(Object.entries(NEEDED))('a new record of %s is refused without %s', (family, fields) => {
  const { create } = api[family as keyof typeof NEEDED].calls
  const { error } = create.body!.safeParse({})
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual(fields.split(' ').toSorted())
})
