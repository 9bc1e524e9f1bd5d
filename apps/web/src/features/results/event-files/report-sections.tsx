import type { EventFileReport, ResultDifference } from '@ramplight/contract/results/event-files'
import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './event-files.module.css'
import { t } from './event-files.texts.ts'

type Props = { report: EventFileReport }

/** What is in a file, who made it, and what an import of it makes. */
export function FileFacts({ report }: Props) {
  const { made, contacts, contactsTaken: taken } = report
  const { boats, weighIns, flights, pots, anglers, crew } = made
  return (
    <Section title={report.name} note={writeDates(report.dates)}>
      <div className={classes.stack}>
        <FactList
          className={classes.facts}
          facts={[
            [t('report.boats'), t('report.boatsAnd', { boats, weighIns, flights, pots })],
            [t('report.people'), t('report.peopleNew', { anglers, crew })],
            [t('report.contacts'), t('report.contactsOf', { contacts, taken })],
            [t('report.money'), t('report.moneyOf', { paid: report.paid })],
            [t('report.raffles'), made.raffles ? String(made.raffles) : null],
            [t('report.calcutta'), made.lots ? t('report.lots', { lots: made.lots }) : null],
            [t('report.pictures'), made.pictures ? String(made.pictures) : null],
            [t('report.made'), t('report.madeBy', { when: writeMoment(report.madeAt), who: report.madeBy || '—' })],
            [t('report.from'), report.server],
            [t('report.signature'), t(`signature.${report.signature}`)],
            [t('report.key'), report.key],
            [t('report.version'), t('report.versionOf', { app: report.appVersion, format: String(report.format) })],
            [t('report.steps'), report.steps.join(' · ') || null],
          ]}
        />
        <p className={classes.left}>{t('report.notInIt')}</p>
      </div>
    </Section>
  )
}

/** Whether the results come to the same here; if not, which boats do not. */
export function ResultsCompared({ report: { same, differences, display } }: Props) {
  if (same)
    return (
      <Banner tone="kelp" icon={IconCircleCheck}>
        {t('results.same')}
      </Banner>
    )
  return (
    <>
      <Banner tone="amber" icon={IconAlertTriangle}>
        {t('results.differ', { count: differences.length })}
      </Banner>
      {differences.length > 0 && (
        <Section title={t('results.title')} flush>
          <RowList
            rows={differences.map((one, index) => ({
              key: String(index),
              title: [one.boatNumber === null ? null : t('results.boat', { number: String(one.boatNumber) }), one.names.join(' / ')]
                .filter(Boolean)
                .join(' · '),
              about: (
                <span className={classes.two}>
                  <span>{`${t('results.inFile')}: ${outcomeText(one.inFile, display)}`}</span>
                  <span>{`${t('results.here')}: ${outcomeText(one.here, display)}`}</span>
                </span>
              ),
            }))}
          />
        </Section>
      )}
    </>
  )
}

/** `2 · 14-07 · 98 points · $120.00` */
function outcomeText(outcome: ResultDifference['here'], display: EventFileReport['display']): string {
  if (!outcome) return t('results.noBoat')
  const { place, weight, points, money } = outcome
  return [
    place === null ? t('results.noPlace') : `#${place}`,
    displayWeight(weight, display === 'lb-oz' ? 'board' : display),
    points === null ? null : t('results.points', { points: pointsText(points) }),
    writeMoney(money),
  ]
    .filter(Boolean)
    .join(' · ')
}
