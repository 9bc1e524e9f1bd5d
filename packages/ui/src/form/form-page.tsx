import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useActiveSection } from '../frame/use-active-section.ts'
import { useIsPhone } from '../values/use-is-phone.ts'
import { ErrorSummary, type FieldError } from './error-summary.tsx'
import { t } from './form.texts.ts'
import { SaveBar } from './save-bar.tsx'
import { sectionKeys } from './section-keys.ts'
import { stopAtUnreadable } from './stop-at-unreadable.ts'
import { useUnsavedGuard } from './unsaved-guard.ts'

export type FormSection = {
  id: string
  title: string
  /** One line: what this part decides. */
  purpose?: ReactNode
  /** Tutorial button, inheritance chip. */
  extra?: ReactNode
  /** 0 to 1; draws a ring in the contents and on the folded section of a phone. */
  complete?: number
  children: ReactNode
}

export type FormPageProps = {
  sections: readonly FormSection[]
  /** Changed fields; `countChanges(initial, values)` counts them. */
  changes: number
  onSave: () => void
  onDiscard: () => void
  saving?: boolean
  saveLabel?: string
  errors?: readonly FieldError[]
  /** Failed submits so far; each moves the focus to the summary. */
  attempt?: number
  draftKept?: boolean
  /** On the way to what the form needs, with its draft kept: nobody is asked whether they mean to leave. */
  leaving?: boolean
  /** Above the first section: DraftNotice, ReadOnlyBanner. */
  notice?: ReactNode
  label?: string
}

/** Sections as cards, their contents beside them, one bar to save. */
export function FormPage(props: FormPageProps) {
  const { sections, changes, onSave, onDiscard, saving, saveLabel, errors = [], attempt, draftKept, leaving, notice, label } = props
  const phone = useIsPhone()
  const active = useActiveSection(sections.map((section) => section.id))
  const form = useRef<HTMLFormElement>(null)
  useUnsavedGuard(changes > 0 && !leaving, form)
  const save = () => {
    if (!form.current || !stopAtUnreadable(form.current)) onSave()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form
      ref={form}
      className="rl-form"
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={sectionKeys(sections)}
      data-contents={sections.length > 1 || undefined}
    >
      {sections.length > 1 && !phone && (
        <nav className="rl-form__contents" aria-label={t('formPage.sections')}>
          <ol>
            {sections.map(({ id, title, complete }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={active === id ? 'location' : undefined}>
                  {complete !== undefined && <Ring complete={complete} />}
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="rl-form__sections">
        <ErrorSummary errors={errors} attempt={attempt} />
        {notice}
        {sections.map((section, index) =>
          phone && sections.length > 2 ? (
            <FoldedSection key={section.id} section={section} startsOpen={index === 0 && section.complete !== 1} />
          ) : (
            <OpenSection key={section.id} section={section} />
          ),
        )}
        <SaveBar changes={changes} onSave={save} onDiscard={onDiscard} saving={saving} saveLabel={saveLabel} draftKept={draftKept} />
      </div>
    </form>
  )
}

const OpenSection = ({ section: { id, title, purpose, extra, children } }: { section: FormSection }) => (
  <section className="rl-section" id={id} aria-labelledby={`${id}-title`}>
    <div className="rl-section__head">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {purpose && <p>{purpose}</p>}
      </div>
      {extra && <div className="rl-section__actions">{extra}</div>}
    </div>
    <div className="rl-section__body rl-fields">{children}</div>
  </section>
)

function FoldedSection({ section, startsOpen }: { section: FormSection; startsOpen: boolean }) {
  const { id, title, purpose, extra, complete, children } = section
  const [open, setOpen] = useState(startsOpen)
  return (
    <details className="rl-section rl-section--folded" id={id} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {complete !== undefined && <Ring complete={complete} />}
        <h2>{title}</h2>
      </summary>
      <div className="rl-section__body rl-fields">
        {purpose && <p className="rl-section__purpose">{purpose}</p>}
        {extra}
        {children}
      </div>
    </details>
  )
}

function Ring({ complete }: { complete: number }) {
  const percent = Math.round(complete * 100)
  return (
    <span className="rl-ring" data-full={complete >= 1 || undefined} style={{ '--_part': `${percent}%` } as React.CSSProperties}>
      <span className="rl-sr-only">{t('formPage.complete', { percent })} </span>
    </span>
  )
}
