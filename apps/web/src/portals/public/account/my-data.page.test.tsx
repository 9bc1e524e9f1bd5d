import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MyDataPage } from './my-data.page.tsx'

// What the account is made of asks the server; whose account it is does not.
vi.mock('./my-person-form.tsx', () => ({ MyPersonForm: ({ user }: { user: { first_name: string } }) => <p>Form of {user.first_name}</p> }))
vi.mock('./phone-proof.tsx', () => ({ PhoneProof: () => null }))
vi.mock('./my-pictures.tsx', () => ({ MyPictures: () => null }))
vi.mock('./second-step.tsx', () => ({ SecondStep: () => null }))
vi.mock('./my-passkeys.tsx', () => ({ MyPasskeys: () => null }))
vi.mock('./my-devices.tsx', () => ({ MyDevices: () => null }))
vi.mock('./choose-look.tsx', () => ({ ChooseLook: () => null }))
vi.mock('./change-password-form.tsx', () => ({ ChangePasswordForm: () => null }))
vi.mock('#features/messaging/own-choices/index.ts', () => ({ OwnChoices: () => <p>Choices</p> }))
vi.mock('#features/people/personal-data/index.ts', () => ({ PersonalDataSection: () => null }))

const lily = { _id: 'a'.repeat(24), first_name: 'Lily', email: 'lily@lake.test', userType: 'Angler', tours: [] }

/** What another tab of this browser has done to the session, as this one is told of it. */
function otherTab(user: object | null): void {
  if (user) localStorage.setItem('rl-user', JSON.stringify(user))
  else localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'rl-user' })))
}

afterEach(() => otherTab(null))

test('whoever is signed in chooses here what is sent to them: a director, an admin, not anglers alone', async () => {
  for (const userType of ['Director', 'System Admin', 'Angler']) {
    otherTab({ ...lily, userType })
    const shown = renderUi(<MyDataPage />)
    expect(await shown.findByText('Choices')).toBeTruthy()
    shown.unmount()
  }
})

test('who signs in or out in another tab is believed here, without opening the page anew', () => {
  renderUi(<MyDataPage />)
  expect(screen.getByText('Log in first.')).toBeTruthy()
  otherTab(lily)
  expect(screen.getByText('You’re logged in as lily@lake.test.')).toBeTruthy()
  expect(screen.getByText('Form of Lily')).toBeTruthy()
  otherTab(null)
  expect(screen.getByText('Log in first.')).toBeTruthy()
  expect(screen.queryByText('Form of Lily')).toBeNull()
})
