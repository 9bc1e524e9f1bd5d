import type { User } from '@ramplight/contract/people/users'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionEnded, startSession } from '#platform/session.ts'
import { useSession } from '#platform/use-session.ts'
import { whileSignedIn } from './while-signed-in.tsx'

test('a session that ends in the middle of a page takes the page away, before it asks who its person is', () => {
  startSession({ user: { _id: 'd'.repeat(24), first_name: 'Dana' } as User, token: 'x' } as never)
  const Page = () => <p>Hello {useSession()!.user.first_name}</p>
  const { Portal } = whileSignedIn({
    Portal: () => (
      <>
        <h1>{useSession()!.user.first_name}</h1>
        <Page />
      </>
    ),
  })
  renderUi(<Portal />)
  expect(screen.getByText('Hello Dana')).toBeTruthy()
  act(() => sessionEnded('refused'))
  expect(screen.queryByText('Hello Dana')).toBeNull()
})
