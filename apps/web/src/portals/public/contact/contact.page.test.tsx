import { devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { ContactPage } from './contact.page.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ({ ok: true })) }))

const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => screen.getByRole('button', { name: 'Submit' }) as HTMLButtonElement

test('is sent once subject and message are there, with an address to answer to, and says so', async () => {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ContactPage />
    </QueryClientProvider>,
  )
  expect(submit().disabled).toBe(true)
  type('Subject', 'Our club')
  expect(submit().disabled).toBe(true)
  type('Message', 'Can you do two days?')
  fireEvent.click(submit())
  expect(screen.getByText('Please enter your email')).toBeTruthy()
  type('Your Email', 'lily@lake')
  fireEvent.click(submit())
  expect(screen.getByText('Please enter a valid email')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()

  type('Your Email', ' lily@lake.test ')
  fireEvent.click(submit())
  expect(await screen.findByText('Message Sent')).toBeTruthy()
  const body = { fromEmail: 'lily@lake.test', subject: 'Our club', message: 'Can you do two days?' }
  expect(call).toHaveBeenCalledWith(devNotifierCalls.contactUs, { body })
  await waitFor(() => expect(field('Message').value).toBe(''))
  fireEvent.blur(field('Subject'))
  fireEvent.blur(field('Message'))
  expect([screen.getByText('Please enter a subject'), screen.getByText('Please enter a message')]).toHaveLength(2)
})
