import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea, TextField } from '#app/ui/fields/text-field.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import { Specimens } from './specimens.tsx';

export function FieldSpecimens({ words }: { readonly words: CatalogueWords }) {
  const times = [
    { value: 'morning', label: words['catalogue.morning'] },
    { value: 'afternoon', label: words['catalogue.afternoon'] },
    { value: 'evening', label: words['catalogue.evening'], disabled: true },
  ];
  const time = { label: words['catalogue.time'], options: times };
  return (
    <Specimens title={words['catalogue.fields']}>
      <div className="catalogue-grid">
        <TextField label={words['catalogue.name']} autoComplete="given-name" required />
        <TextField label={words['catalogue.disabled']} defaultValue="—" disabled />
        <TextField
          label={words['catalogue.email']}
          hint={words['catalogue.emailHint']}
          type="email"
          autoComplete="email"
        />
        <TextField
          label={words['catalogue.phone']}
          error={words['catalogue.phoneError']}
          type="tel"
          autoComplete="tel"
          defaultValue="315-555"
        />
        <Select {...time} placeholder={words['catalogue.choose']} />
        <Select {...time} placeholder={words['catalogue.choose']} error={words['catalogue.chooseError']} />
        <RadioGroup {...time} name="time" defaultValue="morning" />
        <RadioGroup {...time} name="other-time" error={words['catalogue.chooseError']} />
        <TextArea label={words['catalogue.message']} hint={words['catalogue.messageHint']} />
        <div>
          <Checkbox label={words['catalogue.news']} defaultChecked />
          <Checkbox label={words['catalogue.agree']} error={words['catalogue.agreeError']} />
          <Checkbox label={words['catalogue.disabled']} disabled />
        </div>
      </div>
    </Specimens>
  );
}
