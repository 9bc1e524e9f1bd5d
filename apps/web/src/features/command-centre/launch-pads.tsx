import { UiLink } from '@ramplight/ui/frame/link.tsx'
import {
  IconAnchor,
  IconCashBanknote,
  IconCode,
  IconDeviceRemote,
  IconDeviceTv,
  IconFlag,
  IconListCheck,
  IconMicrophone2,
  IconQrcode,
  IconSailboat,
  IconScale,
  IconSettings,
  IconShare,
  IconUserCheck,
} from '@tabler/icons-react'
import classes from './command-centre.module.css'
import { t } from './command-centre.texts.ts'
import { copyEmbed, shareBoard } from './share-link.ts'

type Props = { id: string; name: string; base: string; status: string; mayEdit: boolean; takesPreRegistrations: boolean }

/** The pad that is used most, by the status of the tournament. */
const MAIN: Record<string, string> = { 'In Progress': 'weigh-in', Open: 'check-in', Closed: 'results' }

/** The places of a tournament day, each one tap away. The one that is used now stands out. */
export function LaunchPads({ id, name, base, status, mayEdit, takesPreRegistrations }: Props) {
  const main = MAIN[status]
  const pads = [
    { pad: 'entries', label: t('launchPads.entries'), href: `${base}/entries`, icon: IconUserCheck },
    { pad: 'check-in', label: t('launchPads.checkIn'), href: `/weigh-in/${id}/check-in`, icon: IconListCheck },
    { pad: 'boats', label: t('launchPads.boats'), href: `${base}/boats`, icon: IconSailboat },
    { pad: 'weigh-in', label: t('launchPads.weighIn'), href: `/weigh-in/${id}`, icon: IconScale },
    { pad: 'launch', label: t('launchPads.launch'), href: `/weigh-in/${id}/launch`, icon: IconAnchor },
    { pad: 'results', label: t('launchPads.results'), href: `${base}/results`, icon: IconFlag },
    { pad: 'payouts', label: t('launchPads.payouts'), href: `${base}/results/pool`, icon: IconCashBanknote },
    ...(takesPreRegistrations ? [{ pad: 'qr-poster', label: t('launchPads.qrPoster'), href: `${base}/qr-poster`, icon: IconQrcode }] : []),
    ...(mayEdit ? [{ pad: 'setup', label: t('launchPads.setup'), href: `${base}/setup`, icon: IconSettings }] : []),
  ]
  return (
    <nav className={classes.pads} aria-label={t('launchPads.goTo')}>
      {pads.slice(0, 4).map(({ pad, label, href, icon: Icon }) => (
        <UiLink key={label} href={href} className={classes.pad} {...(main === pad ? { 'data-main': true } : {})}>
          <Icon size={26} stroke={1.75} aria-hidden />
          {label}
        </UiLink>
      ))}
      <a href={`/live-leaderboard/${id}`} target="_blank" rel="noreferrer" className={classes.pad}>
        <IconDeviceTv size={26} stroke={1.75} aria-hidden />
        <span>{t.rich('launchPads.leaderboardOpensInNewTab', { aside: (words) => <span className="rl-sr-only">{words}</span> })}</span>
      </a>
      {status !== 'Draft' && (
        <>
          <UiLink href={`/mc-mode/${id}`} className={classes.pad}>
            <IconMicrophone2 size={26} stroke={1.75} aria-hidden />
            {t('launchPads.mc')}
          </UiLink>
          <UiLink href={`/mc-mode/${id}/remote`} className={classes.pad}>
            <IconDeviceRemote size={26} stroke={1.75} aria-hidden />
            {t('launchPads.remote')}
          </UiLink>
          <button type="button" className={classes.pad} onClick={() => void shareBoard(id, name)}>
            <IconShare size={26} stroke={1.75} aria-hidden />
            {t('launchPads.shareBoard')}
          </button>
          <button type="button" className={classes.pad} onClick={() => void copyEmbed(id, name)}>
            <IconCode size={26} stroke={1.75} aria-hidden />
            {t('launchPads.embedBoard')}
          </button>
        </>
      )}
      {pads.slice(4).map(({ pad, label, href, icon: Icon }) => (
        <UiLink key={label} href={href} className={classes.pad} {...(main === pad ? { 'data-main': true } : {})}>
          <Icon size={26} stroke={1.75} aria-hidden />
          {label}
        </UiLink>
      ))}
    </nav>
  )
}
