import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { DirectorHelpPage } from './help.page.tsx'

let drawer: string | null = null
vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-address-param.ts', () => ({ useAddressParam: () => useState<string | null>(drawer) }))

const section = { _id: 's1', title: 'Getting started', section_key: 'getting-started', active: true }
const page = { _id: 'p1', section: 's1', title: 'Your first tournament', content: '<p>Set up the <b>tour</b> once.</p>', order: 1 }
const tutorial = {
  ...{ _id: 't1', name: 'Boats', description: 'How boats get their numbers', htmlText: '<p>Draw when everybody is in.</p>', active: true },
  displayLocations: [
    { parent: 'tournament', section: 'Boat Numbers & Flighting' },
    { parent: 'tour', section: 'Boat Numbers & Flighting' },
  ],
}
const ANSWERS = new Map<unknown, unknown>([
  [topicSectionCalls.search, [section]],
  [topicPageCalls.search, [page]],
  [tutorialCalls.search, [tutorial]],
])

beforeEach(() => {
  drawer = null
  queryClient.clear()
  vi.mocked(call).mockImplementation(async (endpoint) => ANSWERS.get(endpoint) as never)
})

const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <DirectorHelpPage />
    </QueryClientProvider>,
  )
const under = async (heading: string) =>
  within((await screen.findByRole('heading', { name: heading })).closest('section')!)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('pages stand by their section, and a tutorial at each place that it is about', async () => {
  show()
  expect(await under('Getting started')).toEqual(['/director/help/getting-started/p1'])
  expect(await under('Setting up a tournament')).toEqual(['/director/help?drawer=t1'])
  expect(await under('Setting up a tour')).toEqual(['/director/help?drawer=t1'])
  expect(screen.queryByRole('heading', { name: 'Setting up a season' })).toBeNull()
})

test('a search reads the words of pages and of tutorials', async () => {
  show()
  await under('Setting up a tour')
  const search = screen.getByLabelText('Search help')
  await userEvent.type(search, 'everybody draw')
  expect(screen.queryByText('Your first tournament')).toBeNull()
  expect(screen.getAllByText('Boats')).toHaveLength(2)
  await userEvent.clear(search)
  await userEvent.type(search, 'walleye')
  expect(screen.getByRole('status').textContent).toBe('No pages match.')
})

test('a tutorial that is open can be read, and closed', async () => {
  drawer = 't1'
  show()
  const sheet = await screen.findByRole('dialog', { name: 'Boats' })
  expect(within(sheet).getByText('Draw when everybody is in.')).toBeDefined()
})
