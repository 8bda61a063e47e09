import type { SideBySide } from '../../../../contract/review.ts';

/** Records side by side, field by field, with how they agree. */
export function Comparison({ compared: { headings, fields } }: { readonly compared: SideBySide }) {
  const hasRemarks = fields.some(({ remark }) => remark !== '');
  return (
    <div class="wide">
      <table class="compared">
        <thead>
          <tr>
            <th scope="col">Field</th>
            {headings.map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
            {hasRemarks && <th scope="col">Agreement</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, values, remark }, at) => (
            <tr key={at} class={classOf(remark)}>
              <th scope="row" dir="auto">
                {label}
              </th>
              {values.map((value, place) => (
                <td key={headings[place]} data-label={headings[place]} dir="auto">
                  {value}
                </td>
              ))}
              {hasRemarks && <td class="remark">{remark}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf(remark: string): string | undefined {
  if (remark === 'differs') return 'differs';
  return remark.startsWith('same') ? 'same' : undefined;
}
