import { didYouMean, nearestName } from '../../client/validation/suggest.js';
import type { TemplateFault } from './faults.js';

const TEMPLATE = '<template slot="item">';

/** Describes a mistake in the author's template, in English. */
export function describeFault(fault: TemplateFault): string {
  switch (fault.code) {
    case 'empty':
      return `${TEMPLATE} is empty: entries are shown without it`;
    case 'noTemplate':
      return 'the slot item must contain a <template>';
    case 'noTable':
      return `${fault.fit ? `fit="${String(fault.fit)}"` : 'layout="table"'} ignores ${TEMPLATE}`;
    case 'refused':
      return `${TEMPLATE} is shown without ${fault.names.join(', ')}: entries run no code`;
    case 'formatAlone':
      return `${TEMPLATE}: data-format needs data-text on the same element`;
    case 'braces': {
      const { directive, name } = fault;
      const attribute = `data-${directive}="${name}"`;
      const instead = directive === 'text' ? `<span ${attribute}></span>` : attribute;
      return `${TEMPLATE}: {{${name}}} is shown as written; use ${instead}`;
    }
    case 'noField':
      return `${TEMPLATE}: data-${fault.directive} needs the name of a field`;
    case 'misplaced': {
      const place = { text: 'not', href: 'for <a>, not', src: 'for <img>, not', if: 'not' };
      return `${TEMPLATE}: data-${fault.directive} is ${place[fault.directive]} for <${fault.tag}>`;
    }
    case 'unknownField': {
      const { directive, name, operation, known } = fault;
      const suggestion = didYouMean(nearestName(name, known));
      return `${TEMPLATE}: data-${directive}="${name}" is not a field of ${operation}${suggestion}`;
    }
    case 'noAddress':
      return `${TEMPLATE}: data-${fault.directive}="${fault.name}" is not an http(s) address`;
    case 'noText':
      return `${TEMPLATE}: data-${fault.directive}="${fault.name}" is neither text nor a number`;
    case 'unknownFormat': {
      const { format, known } = fault;
      const suggestion = didYouMean(nearestName(format, known));
      return `${TEMPLATE}: data-format="${format}" must be one of ${known.join(', ')}${suggestion}`;
    }
    case 'unfit':
      return `${TEMPLATE}: data-format="${fault.format}" cannot format ${fault.name}`;
  }
}
