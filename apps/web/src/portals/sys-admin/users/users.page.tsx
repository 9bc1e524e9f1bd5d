import type { User } from '@ramplight/contract/people/users'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { askToActAs, UserTable } from '#features/people/users/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { useGo } from '#platform/use-go.ts'
import { t } from './users.texts.ts'

export function UsersPage() {
  const go = useGo()
  const [adding, setAdding] = useState<User['userType'] | null>(null)
  const actAs = async (user: User) => {
    const now = await askToActAs(user)
    // Loaded anew: nothing of the admin stays in the memory of the page.
    if (now) location.assign(homeOf(now))
  }
  return (
    <Page>
      <PageHeader
        title={t('users.users')}
        meta={t('users.about')}
        primary={{ label: t('users.addDirector'), icon: IconPlus, onClick: () => setAdding('Director') }}
        secondary={[{ label: t('users.addAdmin'), onClick: () => setAdding('System Admin') }]}
      />
      <UserTable
        adding={adding}
        onAdd={setAdding}
        onActAs={(user) => void actAs(user)}
        onMerge={([keep, merge]) => go(`/sys-admin/merge?keep=${keep}&merge=${merge}`)}
      />
    </Page>
  )
}
