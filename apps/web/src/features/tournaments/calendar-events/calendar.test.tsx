import { type CalendarEvent, calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { CalendarView, EventSheet, plannedEvents, tournamentDays } from './index.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
const back = vi.fn(async () => undefined)
vi.mock('#platform/local-writes/way-back.ts', () => ({ wayBack: async () => back }))

const DAY = '2027-06-12'
const cup = {
  ...{ _id: '65f1c0ffee65f1c0ffee0001', name: 'Championship', startTime: '06:00', endTime: '15:00', timezone: 'CST', startDate: DAY },
  ...{ tournamentDates: [DAY, '2027-06-13'], director: 'dee', tour: 'trail', status: 'Open', landing: 'Ramp', city: 'Alba', state: 'TX' },
} as unknown as SkinnyTournament
const byId = new Map([[cup._id, cup]])
const fog = {
  ...{ _id: '65f1c0ffee65f1c0ffee0002', _rev: 3, title: 'Fog', type: 'Delayed Start', hours: 2, tournament: cup._id, user: 'dee' },
  ...{ allDay: true, start: `${DAY}T00:00:00.000Z` },
} as unknown as CalendarEvent

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async () => ({ ...fog, _id: 'made' })) as never)
})
const shows = (screenful: ReactNode) => renderUi(<QueryClientProvider client={queryClient}>{screenful}</QueryClientProvider>)
const sent = (asked: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === asked)
    .map(([, given]) => given as { body: Record<string, unknown> })

describe('the sheet of an event', () => {
  const opened = (event: CalendarEvent | null, mayEdit = true) =>
    shows(<EventSheet event={event} day={DAY} tournaments={byId} mayPlan={() => true} mayEdit={mayEdit} onClose={() => undefined} />)

  test('asks a Delayed Start for its hours, and sends nothing before it has them', async () => {
    opened(null)
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByLabelText(/^Title/), 'Fog')
    expect(sheet.queryByLabelText(/^Hours/)).toBeNull()
    await userEvent.click(sheet.getByRole('combobox', { name: 'Type' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Delayed Start' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Add event' }))
    expect(sheet.getAllByText('Hours are required for Early Release and Delayed Start events.')).not.toHaveLength(0)
    expect(sent(calendarEventCalls.create)).toEqual([])
    await userEvent.type(sheet.getByLabelText(/^Hours/), '1.5')
    await userEvent.click(sheet.getByRole('button', { name: 'Add event' }))
    await vi.waitFor(() => expect(sent(calendarEventCalls.create)).toHaveLength(1))
    expect(sent(calendarEventCalls.create)[0]!.body).toMatchObject({
      ...{ title: 'Fog', type: 'Delayed Start', hours: 1.5, allDay: true, start: `${DAY}T00:00:00.000Z` },
    })
  })

  test('of a delay leads to its tournament and to the launch board; deleting asks first, and can be taken back', async () => {
    opened(fog)
    const sheet = within(await screen.findByRole('dialog', { name: 'Fog' }))
    expect(sheet.getByRole('link', { name: 'Open Championship' }).getAttribute('href')).toBe(`/director/tournaments/${cup._id}`)
    expect(sheet.getByRole('link', { name: 'Open the blast-off board' }).getAttribute('href')).toBe(`/weigh-in/${cup._id}/launch`)
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete Fog?' })).getByRole('button', { name: 'Cancel' }))
    expect(sent(calendarEventCalls.remove)).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete event' }))
    await vi.waitFor(() => expect(sent(calendarEventCalls.remove)).toEqual([{ params: { id: fog._id } }]))
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect(back).toHaveBeenCalledOnce()
  })

  test('is read by who may not change it', async () => {
    opened(fog, false)
    const sheet = within(await screen.findByRole('dialog', { name: 'Fog' }))
    expect(sheet.getByText(/Only the tournament’s directors/)).toBeDefined()
    expect(sheet.getByText(/Delayed Start, 2 hours/)).toBeDefined()
    expect(sheet.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

describe('the sheet of a month', () => {
  const onAdd = vi.fn()
  function Month({ from }: { from: string }) {
    const [day, look] = useState(from)
    const items = [...tournamentDays([cup]), ...plannedEvents([fog], byId)]
    return (
      <CalendarView
        {...{ view: 'month', day, items, onAdd, today: DAY, label: 'June 2027' }}
        onLook={look}
        onOpen={() => undefined}
        marker={() => null}
      />
    )
  }
  const day = (name: RegExp) => screen.getByRole('button', { name })

  test('says of each day what is on it; today is marked, and a day of a tournament leads to it', () => {
    shows(<Month from={DAY} />)
    expect(screen.getByRole('grid', { name: 'June 2027' })).toBeDefined()
    expect(day(/^Saturday, June 12, 2027, 2 events/).getAttribute('aria-current')).toBe('date')
    expect(day(/^Sunday, June 13, 2027, 1 event\b/).getAttribute('aria-current')).toBeNull()
    expect(day(/^Monday, June 14, 2027, nothing planned/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: /Championship/ }).map((link) => link.getAttribute('href'))).toEqual([
      `/director/tournaments/${cup._id}`,
      `/director/tournaments/${cup._id}`,
    ])
  })

  test('is walked through by keys, over its end into the next one', async () => {
    shows(<Month from={DAY} />)
    const tabbed = () => screen.getAllByRole('button').filter((one) => one.dataset.day && one.tabIndex === 0)
    expect(tabbed()).toEqual([day(/^Saturday, June 12/)])
    day(/^Saturday, June 12/).focus()
    const pressed = async (key: string) => {
      await userEvent.keyboard(`{${key}}`)
      return (document.activeElement as HTMLElement).dataset.day
    }
    expect(await pressed('ArrowDown')).toBe('2027-06-19')
    expect(await pressed('ArrowRight')).toBe('2027-06-20')
    expect(await pressed('End')).toBe('2027-06-26')
    expect(await pressed('Home')).toBe('2027-06-20')
    // The sheet of June ends on July 3.
    expect(await pressed('PageDown')).toBe('2027-07-20')
    expect(tabbed().map((one) => one.dataset.day)).toEqual(['2027-07-20'])
    expect(await pressed('PageUp')).toBe('2027-06-20')
    await userEvent.keyboard('{Enter}')
    expect(onAdd).toHaveBeenLastCalledWith('2027-06-20')
  })
})
