import type { ReactNode } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import type { FileField } from '../../../../shared/api/request-spec.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'

/** Fields for the files of a body. */
export function FileFields({ form }: { form: TryItState }): ReactNode {
  const { request, values, setValues } = form
  return request.body?.files?.map((field) => (
    <FileInput
      // A chosen file belongs to its media type.
      key={`${request.body?.mediaType} ${field.name}`}
      id={fieldId(request, `file.${field.name}`)}
      field={field}
      onChange={(chosen) => setValues({ files: { ...values.files, [field.name]: chosen } })}
    />
  ))
}

interface FileInputProps {
  id: string
  field: FileField
  onChange(files: File[]): void
}

function FileInput({ id, field, onChange }: FileInputProps): ReactNode {
  const messages = getTryItMessages()
  return (
    <div className="try-it-field">
      <label htmlFor={id}>
        {field.name === '' ? messages.tryItFileField : <code>{field.name}</code>}
        {field.isRequired && <span className="try-it-required"> {messages.tryItRequired}</span>}
      </label>
      <input
        id={id}
        className="try-it-input"
        type="file"
        multiple={field.isList}
        accept={field.contentType === 'application/octet-stream' ? undefined : field.contentType}
        required={field.isRequired}
        onChange={(event) => onChange([...(event.currentTarget.files ?? [])])}
      />
    </div>
  )
}
