import { html, nothing, type TemplateResult } from 'lit';
import { type FindingCode, type Source, doctor } from '../../i18n/doctor.js';
import { formatNumber } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';

/** The outcome of a request. Unknown values are absent. */
export interface AnswerViewModel {
  readonly phase: string;
  /** Number of entries shown, and of all results. */
  readonly shown?: number | undefined;
  readonly count?: number | undefined;
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
  /** In seconds. */
  readonly age?: number | undefined;
  /** True if the answer is from the browser's store, from an earlier page load. */
  readonly isKept?: boolean | undefined;
  readonly bytes?: number | undefined;
}

/** The doctor's panel for one element. */
export interface DoctorViewModel {
  readonly findings: readonly {
    readonly code: FindingCode;
    readonly detail?: string | undefined;
    readonly lang?: 'en' | undefined;
  }[];
  /** Number of findings that are problems. */
  readonly problems: number;
  readonly origins: readonly {
    readonly name: string;
    readonly value: string;
    readonly source: Source;
  }[];
  /** The address without secrets, and the transport; absent if the request breaks a rule. */
  readonly request?: { readonly address: string; readonly transport: string } | undefined;
  readonly answer: AnswerViewModel;
}

function answerLine(answer: AnswerViewModel, locale: Locale): string {
  const words = doctor[locale];
  const { phase, shown, count, page, pageCount, age, isKept, bytes } = answer;
  return [
    words.phase(phase),
    shown === undefined ? '' : words.hits(shown, count),
    page && pageCount ? words.page(page, pageCount) : '',
    age === undefined ? '' : words.age(age, isKept ?? false),
    bytes ? words.bytes(formatNumber(bytes)) : '',
  ]
    .filter(Boolean)
    .join(locale === 'ja' ? '、' : ', ');
}

/** A panel for the author: findings, request, answer, and the origin of every setting. */
export function doctorPanel(model: DoctorViewModel, locale: Locale): TemplateResult {
  const { findings, problems, origins, request, answer } = model;
  const words = doctor[locale];
  return html`<details lang=${locale} ?open=${problems > 0}
    ><summary>${words.title(problems)}</summary>${
      findings.length
        ? html`<ul
            >${findings.map(({ code, detail, lang }) => {
              const [problem, advice] = words.findings[code];
              return html`<li data-finding=${code}
                ><strong>${problem}</strong> ${advice}${
                  detail ? html` <code lang=${lang ?? nothing}>${detail}</code>` : nothing
                }</li
              >`;
            })}</ul
          >`
        : nothing
    }<dl
      >${
        request
          ? html`<dt>${words.request} (${words.transport(request.transport)})</dt
              ><dd class="doctor-request"><code>${request.address}</code></dd>`
          : nothing
      }<dt>${words.answer}</dt><dd class="doctor-answer">${answerLine(answer, locale)}</dd></dl
    ><table
      ><caption>${words.settings}</caption
      ><thead
        ><tr
          ><th scope="col">${words.name}</th><th scope="col">${words.value}</th
          ><th scope="col">${words.from}</th></tr
        ></thead
      ><tbody
        >${origins.map(
          ({ name, value, source }) =>
            html`<tr data-name=${name} data-source=${source}
              ><th scope="row"><code>${name}</code></th
              ><td><code>${value}</code></td
              ><td>${words.sources[source]}</td></tr
            >`,
        )}</tbody
      ></table
    ></details
  >`;
}
