import { BUILT_IN_PAGES, describeSelector, type EditedPopup, popupPagePaths } from '@rooftop/content/schema';
import { selectorsOf } from '@rooftop/visits/popups/conditions';
import { Grid, Select, Stack, TextArea, TextInput } from '@sanity/ui';
import { EarlierAnswers } from './earlier-answers.tsx';
import { VisitCheck, VisitField } from './visit-field.tsx';
import { carPath, withMark, type WrittenVisit } from './written-visit.ts';

const PAGES = [...popupPagePaths, '/cars-for-sale'].toSorted();

interface FieldsProps {
  readonly popups: readonly EditedPopup[];
  readonly written: WrittenVisit;
  readonly onChange: (written: WrittenVisit) => void;
}

/** Fields for a visit. Of advertising values and parts of pages, those that a popup asks for. */
export function VisitFields({ popups, written, onChange }: FieldsProps) {
  const change = (part: Partial<WrittenVisit>) => onChange({ ...written, ...part });
  const conditions = popups.flatMap((popup) => popup.conditions);
  const ads = unique(conditions.flatMap(({ adsValues }) => adsValues.map(({ name }) => name)));
  const { visible, clickable } = selectorsOf(popups);
  const { path, seconds, carsBefore, hoursSinceForm } = written;
  const numberOf = (text: string) => Math.max(0, Number(text) || 0);
  return (
    <Stack gap={4}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
        <VisitField label="Page" id="visit-page">
          <Select
            id="visit-page"
            value={[...PAGES, carPath(0)].includes(path) ? path : ''}
            onChange={(event) => change({ path: event.currentTarget.value })}
          >
            <option value="">Another page</option>
            <option value={carPath(0)}>A car’s page</option>
            {PAGES.map((one) => (
              <option key={one} value={one}>
                {BUILT_IN_PAGES.get(one) ?? one}
              </option>
            ))}
          </Select>
        </VisitField>
        <VisitField label="Its path, without language" id="visit-path">
          <TextInput
            id="visit-path"
            value={path}
            onChange={(event) => change({ path: event.currentTarget.value })}
          />
        </VisitField>
        <VisitField label="Seconds on the page" id="visit-seconds">
          <TextInput
            id="visit-seconds"
            type="number"
            min={0}
            value={seconds}
            onChange={(event) => change({ seconds: numberOf(event.currentTarget.value) })}
          />
        </VisitField>
        <VisitField label="Other cars seen before" id="visit-cars">
          <TextInput
            id="visit-cars"
            type="number"
            min={0}
            max={100}
            value={carsBefore}
            onChange={(event) => change({ carsBefore: numberOf(event.currentTarget.value) })}
          />
        </VisitField>
        <VisitField label="Hours since their last request (empty: none)" id="visit-hours">
          <TextInput
            id="visit-hours"
            type="number"
            min={0}
            value={hoursSinceForm ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ hoursSinceForm: value === '' ? null : numberOf(value) });
            }}
          />
        </VisitField>
        <VisitField label="Times that each popup showed to them today" id="visit-showings">
          <TextInput
            id="visit-showings"
            type="number"
            min={0}
            max={100}
            value={written.showings}
            onChange={(event) => change({ showings: numberOf(event.currentTarget.value), shownAt: null })}
          />
        </VisitField>
        <VisitField label="Day of the visit (empty: today)" id="visit-day">
          <TextInput
            id="visit-day"
            type="date"
            value={written.day}
            onChange={(event) => change({ day: event.currentTarget.value })}
          />
        </VisitField>
        {ads.map((name) => (
          <VisitField key={name} label={name} id={`visit-${name}`}>
            <TextInput
              id={`visit-${name}`}
              value={written.ads[name] ?? ''}
              onChange={(event) => change({ ads: { ...written.ads, [name]: event.currentTarget.value } })}
            />
          </VisitField>
        ))}
      </Grid>
      <VisitField label="Pages seen before, one path a line" id="visit-before">
        <TextArea
          id="visit-before"
          rows={2}
          value={written.pagesBefore}
          onChange={(event) => change({ pagesBefore: event.currentTarget.value })}
        />
      </VisitField>
      <VisitCheck
        label="They are a lead"
        isOn={written.isLead}
        onChange={(isLead) => change({ isLead, hoursSinceForm: isLead ? (hoursSinceForm ?? 48) : null })}
      />
      {hoursSinceForm !== null && (
        <VisitCheck
          label="They sent the request on this page"
          isOn={written.sentHere}
          onChange={(sentHere) => change({ sentHere })}
        />
      )}
      {popups.some(({ holdOutPercent }) => holdOutPercent > 0) && (
        <VisitCheck
          label="They are in the hold-outs"
          isOn={written.isHeldOut}
          onChange={(isHeldOut) => change({ isHeldOut })}
        />
      )}
      <EarlierAnswers popups={popups} written={written} onChange={onChange} />
      {visible.map((selector) => (
        <VisitCheck
          key={selector}
          label={`They scrolled to ${describeSelector(selector)}`}
          isOn={written.seen.includes(selector)}
          onChange={(isOn) => change({ seen: withMark(written.seen, selector, isOn) })}
        />
      ))}
      {clickable.map((selector) => (
        <VisitCheck
          key={selector}
          label={`They pressed ${describeSelector(selector)}`}
          isOn={written.clicked.includes(selector)}
          onChange={(isOn) => change({ clicked: withMark(written.clicked, selector, isOn) })}
        />
      ))}
    </Stack>
  );
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();
