import { UiLink } from '@ramplight/ui/frame/link.tsx'
import {
  IconCashBanknote,
  IconDeviceTv,
  IconFlag,
  IconSailboat,
  IconScale,
  IconSettings,
  IconShare,
  IconUserCheck,
} from '@tabler/icons-react'
import classes from './command-centre.module.css'
import { shareBoard } from './share-link.ts'

type Props = { id: string; name: string; base: string; status: string; mayEdit: boolean }

/** The places of a tournament day, each one tap away. The one that is used now stands out. */
export function LaunchPads({ id, name, base, status, mayEdit }: Props) {
  const main = status === 'In Progress' ? 'Weigh-in' : status === 'Open' ? 'Entries' : status === 'Closed' ? 'Results' : null
  const pads = [
    { label: 'Entries', href: `${base}/entries`, icon: IconUserCheck },
    { label: 'Boats', href: `${base}/boats`, icon: IconSailboat },
    { label: 'Weigh-in', href: `/weigh-in/${id}`, icon: IconScale },
    { label: 'Results', href: `${base}/results`, icon: IconFlag },
    { label: 'Payouts', href: `${base}/payouts`, icon: IconCashBanknote },
    ...(mayEdit ? [{ label: 'Setup', href: `${base}/setup`, icon: IconSettings }] : []),
  ]
  return (
    <nav className={classes.pads} aria-label="Go to">
      {pads.slice(0, 3).map(({ label, href, icon: Icon }) => (
        <UiLink key={label} href={href} className={classes.pad} {...(main === label ? { 'data-main': true } : {})}>
          <Icon size={26} stroke={1.75} aria-hidden />
          {label}
        </UiLink>
      ))}
      <a href={`/live-leaderboard/${id}`} target="_blank" rel="noreferrer" className={classes.pad}>
        <IconDeviceTv size={26} stroke={1.75} aria-hidden />
        <span>
          Leaderboard<span className="rl-sr-only"> (opens in a new tab)</span>
        </span>
      </a>
      {status !== 'Draft' && (
        <button type="button" className={classes.pad} onClick={() => void shareBoard(id, name)}>
          <IconShare size={26} stroke={1.75} aria-hidden />
          Share board
        </button>
      )}
      {pads.slice(3).map(({ label, href, icon: Icon }) => (
        <UiLink key={label} href={href} className={classes.pad} {...(main === label ? { 'data-main': true } : {})}>
          <Icon size={26} stroke={1.75} aria-hidden />
          {label}
        </UiLink>
      ))}
    </nav>
  )
}
