import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconArrowBackUp, IconArrowDownLeft, IconArrowUpRight, IconPigMoney, IconTrophy, IconWallet } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'
import { placeWord, purposeWord } from './money-words.ts'

type Props = { money: TournamentMoney; onOpen: (why: string) => void }

/** In, out, what is left and what is owed. */
export function MoneySums({ money, onOpen }: Props) {
  const { owing, free } = money
  return (
    <>
      <StatGrid>
        <StatTile label={t('moneyPage.in')} icon={IconArrowDownLeft} value={writeMoney(money.in)} onClick={() => onOpen('in')} />
        <StatTile label={t('moneyPage.out')} icon={IconArrowUpRight} value={writeMoney(money.out)} onClick={() => onOpen('out')} />
        <StatTile
          label={t('moneyPage.kept')}
          icon={IconPigMoney}
          value={writeMoney(money.kept)}
          hint={t('moneyPage.keptHint')}
          onClick={() => onOpen('kept')}
        />
        <StatTile
          label={t('moneyPage.owed')}
          icon={IconWallet}
          value={writeMoney(money.owed)}
          tone={money.owed > 0 ? 'amber' : 'ink'}
          hint={t('moneyPage.boatsOwe', { boats: owing.filter(({ owed }) => owed > 0).length })}
          onClick={() => onOpen('owed')}
        />
        {money.toHandOut > 0 && (
          <StatTile
            label={t('moneyPage.toPayOut')}
            icon={IconTrophy}
            value={writeMoney(money.toHandOut)}
            tone="amber"
            hint={t('moneyPage.toPayOutHint', { amount: writeMoney(money.kept - money.toHandOut + money.givesBack) })}
            href={`/director/tournaments/${money.tournament}/money/payouts`}
          />
        )}
        {money.givesBack > 0 && (
          <StatTile
            label={t('moneyPage.owedBack')}
            icon={IconArrowBackUp}
            value={writeMoney(money.givesBack)}
            tone="amber"
            hint={t('moneyPage.owedBackHint')}
          />
        )}
        {money.overpaid > 0 && (
          <StatTile
            label={t('moneyPage.overpaid')}
            icon={IconArrowBackUp}
            value={writeMoney(money.overpaid)}
            tone="amber"
            hint={t('moneyPage.overpaidHint', { boats: owing.filter(({ owed }) => owed < 0).length })}
            onClick={() => onOpen('overpaid')}
          />
        )}
      </StatGrid>
      {free > 0 && <p className="rl-dimmed">{t('moneyPage.freeEntries', { boats: free })}</p>}
    </>
  )
}

/** The same by what it was for, and by how it was paid. */
export function MoneyByKind({ money, onOpen }: Props) {
  const { purposes, places } = money
  const linesOf = (match: (line: TournamentMoney['lines'][number]) => boolean) =>
    t('moneyPage.linesCount', { lines: money.lines.filter(match).length })
  return (
    <>
      {purposes.length > 0 && (
        <Section title={t('moneyPage.forWhat')} note={t('moneyPage.forWhatNote')}>
          <StatGrid>
            {purposes.map(({ purpose, side, amount }) => (
              <StatTile
                key={purpose}
                label={purposeWord(purpose)}
                value={writeMoney(side === 'in' ? amount : 0 - amount)}
                hint={linesOf((line) => line.purpose === purpose)}
                onClick={() => onOpen(`purpose:${purpose}`)}
              />
            ))}
          </StatGrid>
        </Section>
      )}
      {places.length > 0 && (
        <Section
          title={t('moneyPage.where')}
          note={places.some(({ place }) => place === 'unstated') ? t('moneyPage.unstatedNote') : t('moneyPage.whereNote')}
        >
          <StatGrid>
            {places.map(({ place, left }) => (
              <StatTile
                key={place}
                label={placeWord(place)}
                value={writeMoney(left)}
                hint={linesOf((line) => line.place === place)}
                onClick={() => onOpen(`place:${place}`)}
              />
            ))}
          </StatGrid>
        </Section>
      )}
    </>
  )
}
