import { can } from '@ramplight/domain/policies/policies'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { fieldsOf } from '../form/section-props.ts'
import { BasicSection } from './basic-section.tsx'

const person = (_id: string, first_name: string, last_name: string) => ({ _id, first_name, last_name, email: `${first_name}@lake.test` })
const BO = { ...person('bo', 'Bo', 'Kim'), userType: 'Director', isAssistant: false, tours: [] } as const
const HAL = person('hal', 'Hal', 'Per')

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: BO }) }))

const event = { director: 'ana', tour: 'bass', status: 'Draft', coDirectors: ['bo', 'zed'] }

test('a co-director reads that they are one, sees the form of the event open, and brings somebody they know', async () => {
  vi.mocked(call).mockImplementation((async (_endpoint: unknown, given: { params?: object }) => {
    if (given.params) throw CallError.offline()
    return { message: [BO, HAL], totalCount: 2 }
  }) as never)
  const set = vi.fn()
  const readOnly = !can({ id: BO._id, userType: 'Director', isAssistant: false, tours: [] }, 'tournament.edit', event)
  const form: FieldForm = { get: (path) => event[path as keyof typeof event] as unknown, set, errorOf: () => undefined, readOnly }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <BasicSection form={form} f={fieldsOf(form)} tours={[]} seasons={[]} divisions={[]} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('Bo Kim (you)')).toBeTruthy()
  // Nothing is shown of a director whom they do not know.
  expect(await screen.findByText('Another director')).toBeTruthy()
  const field = document.getElementById('coDirectors') as HTMLInputElement
  expect([field.disabled, (document.getElementById('name') as HTMLInputElement).disabled]).toEqual([false, false])
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: /Hal Per/ }))
  expect(set).toHaveBeenLastCalledWith('coDirectors', ['bo', 'zed', 'hal'])
})
