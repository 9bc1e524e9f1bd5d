import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LoginForm } from './login-form.tsx'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } })
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' })

test('Login waits for an email and a password, and sends both', () => {
  const onSubmit = vi.fn()
  renderUi(<LoginForm onSubmit={onSubmit} onPasskey={() => {}} error={null} />)
  expect(login().disabled).toBe(true)
  type('Email', '  ')
  type('Password', 'Blast-off-at-5am!')
  expect(login().disabled).toBe(true)
  type('Email', 'dana@example.com')
  expect(login().disabled).toBe(false)
  fireEvent.click(login())
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'dana@example.com', password: 'Blast-off-at-5am!' }))
})
