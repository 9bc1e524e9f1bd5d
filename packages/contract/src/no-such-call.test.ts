import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'

const callsOf = (family: keyof typeof api) =>
  Object.values(api[family].calls as Record<string, AnyEndpoint>).map(({ method, path }) => `${method} ${path}`)

// A58
test('nobody changes an interaction, and there is no bare list of pre-registrations; other families have both', () => {
  expect(callsOf('tournament-interactions')).not.toContain('PUT /api/tournament-interactions/{id}')
  expect(callsOf('tournament-pre-registrations')).not.toContain('GET /api/tournament-pre-registrations/')
  expect(callsOf('species')).toEqual(expect.arrayContaining(['PUT /api/species/{id}', 'GET /api/species/']))
})
