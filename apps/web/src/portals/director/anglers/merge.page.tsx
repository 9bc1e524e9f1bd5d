import { type AnglerName, userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MergePage, mergeTexts as t } from '#features/people/angler-merges/index.ts'
import { AnglerPicker } from '#features/registration/anglers/index.ts'
import { useAddress } from '#platform/address.ts'
import { queryOf } from '#platform/query.ts'
import { useSession } from '#platform/use-session.ts'

/** Two anglers of the book who are one person become one. */
export function MergeAnglersPage() {
  const { isAssistant } = useSession()!.user
  const { search, look } = useAddress()
  const put = (one?: string, other?: string) => look((before) => ({ ...before, keep: one, merge: other }), { keepScroll: false })
  if (isAssistant) return <ForbiddenState text={t('page.notAllowed')} />
  return (
    <MergePage list={{ label: t('page.anglers'), href: '/director/anglers' }} onOthers={() => put()}>
      <ChooseTwo first={search.keep} onChosen={put} />
    </MergePage>
  )
}

/** `first`: who was chosen already, on the list of anglers. */
function ChooseTwo({ first, onChosen }: { first: string | undefined; onChosen: (one: string, other: string) => void }) {
  const [anglers, setAnglers] = useState<AnglerName[]>([])
  const choose = (chosen: AnglerName[]) => {
    setAnglers(chosen)
    const [one, other] = [...(first ? [first] : []), ...chosen.map(({ _id }) => _id)]
    if (one && other && one !== other) onChosen(one, other)
  }
  const known = useQuery({ ...queryOf(userCalls.get, { params: { id: first ?? '' } }), enabled: first !== undefined })
  return (
    <>
      <p>{known.data ? t('page.chooseOther', { name: fullName(known.data) }) : t('page.choose')}</p>
      <AnglerPicker
        anglers={anglers}
        onChange={choose}
        max={first ? 1 : 2}
        crew={false}
        {...(first && { taken: new Map([[first, '']]) })}
      />
    </>
  )
}
