import { type AnglerCard, userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pictureSrc } from '#platform/files/picture-src.ts'
import { queryOf } from '#platform/query.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { unitName, writeWeight } from '#platform/values/typed-weight.ts'
import classes from './angler-card.module.css'
import { t } from './anglers.texts.ts'

const PICTURE = 192

type Place = AnglerCard['places'][number]
const weightOf = ({ weight, display }: Place): string =>
  display === 'lb-oz' ? writeWeight(weight, display) : `${writeWeight(weight, display)} ${unitName[display]}`

/** What everybody may read of an angler who has turned their public card on. */
export function AnglerCardPage() {
  const { id } = useParams({ from: '/public/anglers/$id' })
  const card = useQuery(queryOf(userProfileCalls.card, { params: { userId: id } }))
  return (
    <Page width="form">
      {!card.data && <h1 className="rl-sr-only">{t('card')}</h1>}
      <Loaded query={card} what={t('what')}>
        {({ picture, places, ...person }) => (
          <>
            <PageHeader title={fullName(person)} meta={[[person.city, person.state].filter(Boolean).join(', ')]} />
            {picture && <img className={classes.picture} src={pictureSrc(picture, PICTURE)!} alt="" />}
            <Section title={t('results')} flush>
              <RowList
                none={t('none')}
                rows={places.map((one) => ({
                  key: one.tournament,
                  href: `/live-leaderboard/${one.tournament}`,
                  lead: [t('place'), one.tied ? t('tied', { place: one.position }) : one.position],
                  title: one.name,
                  about: writeDate(one.date),
                  end: weightOf(one),
                }))}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  )
}
