/**
 * The block: a form generated from the kit's manifest, with the element itself as its preview. Only the
 * fallback is saved as HTML; `includes/block.php` puts the element around it when the page is sent.
 *
 * The attributes of a block may come from a contributor and are opened by an administrator. React gives
 * `style`, `ref`, `dangerouslySetInnerHTML`, `on…` and others a meaning of their own. So nothing reaches
 * the preview but text, under the names of the list.
 */
(function ({ blocks, blockEditor, components, element }, { elements, words }) {
  const { createElement: h, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Disabled, Notice, PanelBody, SelectControl, TextControl, ToggleControl } = components;

  const GROUPS = ['content', 'look', 'advanced'];

  /** The attributes of an element; undefined where the list has no such element. */
  const attributesOf = (name) =>
    Object.hasOwn(elements, name) ? elements[name].attributes : undefined;

  /** The part of `values` that the element has as attributes. Numbers count as text. */
  function knownValues(name, values) {
    const known = attributesOf(name) ?? {};
    const isKnown = ([key, value]) =>
      Object.hasOwn(known, key) && ['string', 'number'].includes(typeof value);
    return Object.fromEntries(Object.entries(values).filter(isKnown));
  }

  const isWebAddress = (text) => {
    try {
      return /^https?:$/.test(new URL(text, 'https://blog.invalid').protocol);
    } catch {
      return false;
    }
  };

  /** The control of one attribute. An empty value is none: the attribute is not written. */
  function control(name, { description, choices, isBoolean }, value, onChange) {
    const props = { key: name, label: name, help: description };
    if (isBoolean)
      return h(ToggleControl, {
        ...props,
        checked: value !== undefined,
        onChange: (checked) => onChange(checked ? '' : undefined),
      });
    const change = (entered) => onChange(entered || undefined);
    if (!choices) return h(TextControl, { ...props, value: value ?? '', onChange: change });
    const options = choices.map((one) => ({ value: one, label: one }));
    return h(SelectControl, {
      ...props,
      value: value ?? '',
      options: [{ value: '', label: words.asUsual }, ...options],
      onChange: change,
    });
  }

  const anchor = ({ link, linkText }) =>
    h('a', { href: link, rel: 'sponsored nofollow noopener' }, linkText || link);

  const fallbackOf = (attributes) =>
    attributes.link && isWebAddress(attributes.link) ? anchor(attributes) : null;

  /** Names the parts of a block that are kept, but not shown. */
  function notices({ element: name, values, link }) {
    const known = knownValues(name, values);
    const others = Object.keys(values).filter((key) => !Object.hasOwn(known, key));
    const isElement = attributesOf(name);
    const texts = [
      !isElement && [words.noElement, name],
      isElement && others.length && [words.noAttributes, others.join(', ')],
      link && !isWebAddress(link) && [words.noAddress, link],
    ];
    return texts.filter(Boolean).map(([text, part]) =>
      h(
        Notice,
        { key: text, status: 'warning', isDismissible: false },
        text.replace('%s', () => part),
      ),
    );
  }

  function edit({ attributes, setAttributes }) {
    const { element: name, values } = attributes;
    const attributesOfElement = attributesOf(name);
    const shown = knownValues(name, values);
    const set = (key) => (value) => {
      const rest = { ...values };
      delete rest[key];
      setAttributes({ values: value === undefined ? rest : { ...rest, [key]: value } });
    };
    const controlsOf = (group) =>
      Object.entries(attributesOfElement ?? {})
        .filter(([, one]) => one.group === group)
        .map(([key, one]) => control(key, one, shown[key], set(key)));
    const options = Object.entries(elements).map(([value, { title }]) => ({ value, label: title }));
    if (!attributesOfElement) options.unshift({ value: name, label: name, disabled: true });
    const choice = h(SelectControl, {
      label: words.element,
      value: name,
      options,
      // The attributes that the next element lacks go.
      onChange: (next) => setAttributes({ element: next, values: knownValues(next, values) }),
    });
    const panels = GROUPS.map((group, at) =>
      h(
        PanelBody,
        { key: group, title: words[group], initialOpen: at === 0 },
        at === 0 && choice,
        controlsOf(group),
      ),
    );
    const link = (key, label, help) =>
      h(TextControl, {
        label,
        help,
        value: attributes[key],
        onChange: (entered) => setAttributes({ [key]: entered }),
      });
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        panels,
        h(
          PanelBody,
          { title: words.fallback },
          link('link', words.link, words.linkHelp),
          link('linkText', words.linkText),
        ),
      ),
      h(
        'div',
        useBlockProps(),
        notices(attributes),
        // A click selects the block: the links of a preview lead nowhere.
        h(
          Disabled,
          null,
          attributesOfElement
            ? h(`mkt-${name}`, { key: name, ...shown }, fallbackOf(attributes))
            : fallbackOf(attributes),
        ),
      ),
    );
  }

  const save = ({ attributes }) => h('div', useBlockProps.save(), fallbackOf(attributes));

  /**
   * The first version, which saved the element as `<div data-mkt>` with all of `values`. WordPress
   * compares its HTML with that of a post, and puts none of it into the editor.
   */
  const firstVersion = {
    apiVersion: 2,
    attributes: {
      element: { type: 'string', default: 'ranking' },
      values: { type: 'object', default: {} },
      link: { type: 'string', default: '' },
      linkText: { type: 'string', default: '' },
    },
    supports: { html: false, align: ['wide', 'full'], anchor: true },
    save({ attributes }) {
      const { element: name, values, link } = attributes;
      const data = Object.entries(values).map(([key, value]) => [`data-${key}`, value]);
      const props = { 'data-mkt': name, ...Object.fromEntries(data) };
      return h('div', useBlockProps.save(), h('div', props, link ? anchor(attributes) : null));
    },
  };

  blocks.registerBlockType('mkt-widgets/element', { edit, save, deprecated: [firstVersion] });
})(window.wp, window.mktWidgetsBlock);
