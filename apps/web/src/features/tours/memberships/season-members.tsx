import { Section } from '@ramplight/ui/frame/page.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { addSums, membersAt } from './member-sums.ts'
import { MemberTiles } from './member-tiles.tsx'
import { memberSumsQuery } from './memberships.queries.ts'
import { t } from './memberships.texts.ts'

/** On the page of a season: how its members stand, and the way to their list. */
export function SeasonMembers({ season }: { season: string }) {
  const sums = useQuery(memberSumsQuery())
  const to = (view?: string) => membersAt({ seasons: [season], ...(view && { view }) })
  return (
    <Section title={t('members')} actions={<ActionButton variant="subtle" action={{ label: t('sums.all'), href: to() }} />}>
      <Loaded query={sums} what={t('members').toLowerCase()}>
        {(all) => {
          const sums = all.filter((one) => one.season === season)
          return sums.length > 0 ? <MemberTiles sums={addSums(sums)} hrefOf={to} /> : <p className="rl-dimmed">{t('sums.none')}</p>
        }}
      </Loaded>
    </Section>
  )
}
