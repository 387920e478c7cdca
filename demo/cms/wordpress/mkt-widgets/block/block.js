/**
 * The block: a form made of the kit's manifest, the element itself as its preview, and a `<div>` as
 * what is saved, since that is what WordPress leaves to authors whose HTML it filters.
 */
(function ({ blocks, blockEditor, components, element }, { elements, words }) {
  const { createElement: h, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Disabled, PanelBody, SelectControl, TextControl, ToggleControl } = components;

  const GROUPS = ['content', 'look', 'advanced'];

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

  const fallbackOf = ({ link, linkText }) =>
    link ? h('a', { href: link, rel: 'sponsored nofollow noopener' }, linkText || link) : null;

  function edit({ attributes, setAttributes }) {
    const { element: name, values } = attributes;
    const known = elements[name]?.attributes ?? {};
    const set = (key) => (value) => {
      const rest = { ...values };
      delete rest[key];
      setAttributes({ values: value === undefined ? rest : { ...rest, [key]: value } });
    };
    const controlsOf = (group) =>
      Object.entries(known)
        .filter(([, one]) => one.group === group)
        .map(([key, one]) => control(key, one, values[key], set(key)));
    const choice = h(SelectControl, {
      label: words.element,
      value: name,
      options: Object.entries(elements).map(([value, { title }]) => ({ value, label: title })),
      // What the next element does not have is not taken along.
      onChange: (next) => {
        const kept = Object.entries(values).filter(([key]) => key in elements[next].attributes);
        setAttributes({ element: next, values: Object.fromEntries(kept) });
      },
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
      // A click chooses the block: the links of a preview lead nowhere.
      h(
        'div',
        useBlockProps(),
        h(Disabled, null, h(`mkt-${name}`, { key: name, ...values }, fallbackOf(attributes))),
      ),
    );
  }

  function save({ attributes }) {
    const { element: name, values } = attributes;
    const data = Object.fromEntries(
      Object.entries(values).map(([key, one]) => [`data-${key}`, one]),
    );
    return h(
      'div',
      useBlockProps.save(),
      h('div', { 'data-mkt': name, ...data }, fallbackOf(attributes)),
    );
  }

  blocks.registerBlockType('mkt-widgets/element', { edit, save });
})(window.wp, window.mktWidgetsBlock);
