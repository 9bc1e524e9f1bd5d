import type { ImageLayout } from '@ramplight/domain/content/upload-rules'
import type { FieldForm } from '../record-form/bound-fields.tsx'
import { labelFor } from '../record-form/declared.tsx'
import { PictureBox } from './picture-box.tsx'

type Props = { form: FieldForm; path: string; layout: ImageLayout; folder: string; label?: string; description?: string; isWhole?: boolean }

/** A picture as a field of a form: it is uploaded when it is cut out, and counts when the form is saved. */
export function PictureInForm({ form, path, layout, folder, label: words, description, isWhole = false }: Props) {
  const label = words ?? (form.declared ? labelFor(form.declared, path) : null)
  return (
    <PictureBox
      label={label}
      description={description}
      alt=""
      isWhole={isWhole}
      layout={layout}
      folder={folder}
      path={form.get(path) as string | null | undefined}
      onSave={async (stored) => form.set(path, stored)}
      disabled={form.readOnly}
    />
  )
}
