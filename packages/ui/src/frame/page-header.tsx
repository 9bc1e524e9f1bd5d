import { IconArrowLeft, IconChevronRight, IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../language/ui.texts.ts'
import { BarButton } from '../parts/bar-button.tsx'
import { later } from '../parts/later.tsx'
import { t as tParts } from '../parts/parts.texts.ts'
import { ActionButton, type UiAction } from '../parts/ui-action.tsx'
import { useIsPhone } from '../values/use-is-phone.ts'
import { UiLink } from './link.tsx'

/** Not every page has more than fits: the public ones have not. */
const ActionMenu = later(
  () => import('../parts/action-menu.tsx').then((module) => module.ActionMenu),
  () => <BarButton icon={IconDots} label={tParts('uiAction.moreActions')} />,
)

export type Crumb = { label: string; href?: string }

export type PageHeaderProps = {
  title: ReactNode
  crumbs?: readonly Crumb[]
  status?: ReactNode
  /** Date, place, counts; each part is set apart by a dot. */
  meta?: ReactNode | readonly ReactNode[]
  primary?: UiAction
  /** The first two are shown, the rest moves behind "⋯". */
  secondary?: readonly UiAction[]
  more?: readonly UiAction[]
  help?: ReactNode
  tabs?: ReactNode
}

export function PageHeader({ title, crumbs = [], status, meta, primary, secondary = [], more = [], help, tabs }: PageHeaderProps) {
  const phone = useIsPhone()
  const shown = phone ? [] : secondary.slice(0, 2)
  const hidden = [...secondary.slice(shown.length), ...more]
  const back = crumbs.findLast((crumb) => crumb.href)
  return (
    <header className="rl-page-header" data-tabs={tabs ? true : undefined}>
      {!phone && crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <div className="rl-page-header__row">
        {phone && back?.href && (
          <UiLink href={back.href} className="rl-page-header__back" aria-label={t('header.back', { place: back.label })}>
            <IconArrowLeft size={22} stroke={1.75} aria-hidden />
          </UiLink>
        )}
        <div className="rl-page-header__title">
          <div className="rl-page-header__line">
            <h1 tabIndex={-1} data-page-title>
              {title}
            </h1>
            {status}
          </div>
          {meta && <Meta parts={Array.isArray(meta) ? meta : [meta]} />}
        </div>
        <div className="rl-page-header__actions">
          {help}
          {shown.map((action) => (
            <ActionButton key={action.label} action={action} />
          ))}
          {hidden.length > 0 && <ActionMenu actions={hidden} />}
          {!phone && primary && <ActionButton action={primary} variant="filled" />}
        </div>
      </div>
      {tabs && <div className="rl-page-header__tabs">{tabs}</div>}
      {phone && primary && (
        <div className="rl-thumb-bar">
          <ActionButton action={primary} variant="filled" fullWidth size="md" />
        </div>
      )}
    </header>
  )
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('header.breadcrumb')}>
      <ol className="rl-breadcrumb">
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {index > 0 && <IconChevronRight size={14} aria-hidden />}
            {href ? <UiLink href={href}>{label}</UiLink> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Meta({ parts }: { parts: readonly ReactNode[] }) {
  const filled = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '')
  return (
    <p className="rl-page-header__meta">
      {filled.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a fixed sentence
        <span key={index}>{part}</span>
      ))}
    </p>
  )
}
