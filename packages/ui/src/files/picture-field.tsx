import { Button, Input } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { NOTICE_MS, notify } from '../dialogs/toasts.ts'
import { later } from '../parts/later.tsx'
import type { CropDialogProps } from './crop-dialog.tsx'
import { t } from './files.texts.ts'
import { MIN_WIDTH, type Opened, openPicture, PICTURE_TYPES } from './open-picture.ts'

const CropDialog = later<CropDialogProps>(() => import('./crop-dialog.tsx').then((module) => module.CropDialog))

type Props = Pick<CropDialogProps, 'ratio' | 'isWhole' | 'onSend' | 'isOffline' | 'wordsOf'> & {
  label: ReactNode
  description?: string
  /** The address of what is there now. */
  src: string | null
  /** What it shows, for who does not see it. */
  alt: string
  isRound?: boolean
  onRemove?: (() => void) | undefined
  disabled?: boolean
}

/** A picture: what is there, choose another one, cut it out, save. */
export function PictureField({
  label,
  description,
  src,
  alt,
  ratio,
  isRound = false,
  isWhole = false,
  onSend,
  onRemove,
  isOffline,
  disabled,
  wordsOf,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => () => opened?.close(), [opened])

  const choose = async (file: File | undefined) => {
    if (!file) return
    setError(null)
    const found = await openPicture(file, ratio)
    if (typeof found !== 'string') return setOpened(found)
    if (found === 'too-large') notify.danger(t('tooLarge'), { title: t('tooLargeTitle'), durationMs: NOTICE_MS })
    setError({ 'too-large': t('tooLarge'), 'not-picture': t('notPicture'), 'too-small': t('tooSmall', { least: MIN_WIDTH }) }[found])
  }
  const close = () => {
    setOpened(null)
    button.current?.focus()
  }
  const failed = (failure: unknown) => {
    const words = wordsOf(failure)
    notify.danger(words, { title: t('errorTitle'), durationMs: NOTICE_MS })
    return words
  }

  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" id={id}>
      <div className="rl-picture" data-round={isRound || undefined} data-whole={isWhole || undefined}>
        <div className="rl-picture__now" style={{ aspectRatio: ratio, '--_ratio': ratio } as CSSProperties}>
          {src ? <img src={src} alt={alt} /> : <IconPhoto size={28} stroke={1.5} aria-hidden />}
        </div>
        <div className="rl-picture__do">
          <Button
            ref={button}
            variant="default"
            onClick={() => input.current?.click()}
            disabled={disabled}
            aria-describedby={`${id}-label ${id}-kinds`}
          >
            {src ? t('chooseOther') : t('choose')}
          </Button>
          {src && onRemove && (
            <Button variant="subtle" onClick={onRemove} disabled={disabled || isOffline}>
              {t('remove')}
            </Button>
          )}
          <small id={`${id}-kinds`}>
            {t('kinds')} {isOffline && t('offlineField')}
          </small>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          aria-labelledby={`${id}-label`}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0])
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      {opened && (
        <CropDialog
          picture={opened}
          ratio={ratio}
          isRound={isRound}
          isWhole={isWhole}
          isOffline={isOffline}
          onSend={onSend}
          onClose={close}
          wordsOf={failed}
        />
      )}
    </Input.Wrapper>
  )
}
