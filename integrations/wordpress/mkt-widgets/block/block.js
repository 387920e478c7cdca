/**
 * The block: the builder's form (`fields.js`), with the element itself as its preview. Only the
 * fallback is saved as HTML; `includes/block.php` puts the element around it when the page is sent.
 *
 * A contributor may have written the attributes, and React reads `style`, `ref`, `dangerouslySetInnerHTML`, `on…` and
 * others as its own. So only text under the names of the list reaches the preview.
 */
(function (
  { blocks, blockEditor, components, element, htmlEntities },
  { elements, words: formWords, isTaken, itemIds, maxItems },
  { account, frameUrl, refused, words },
) {
  const { createElement: h, Fragment, useEffect, useRef, useState } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const {
    Button,
    CheckboxControl,
    Disabled,
    Notice,
    PanelBody,
    SelectControl,
    TextControl,
    ToggleControl,
  } = components;

  const GROUPS = ['what', 'appearance', 'behaviour', 'account'];

  /** The attributes of an element that authors may set; undefined where the list has no such element. */
  const attributesOf = (name) =>
    Object.hasOwn(elements, name) ? elements[name].attributes : undefined;

  const isRefused = (attribute) => refused.includes(attribute);

  /** The entries of `values` that are attributes of the element. Numbers count as text. */
  function knownValues(name, values) {
    const known = attributesOf(name) ?? {};
    const isKnown = ([key, value]) =>
      Object.hasOwn(known, key) && ['string', 'number'].includes(typeof value);
    return Object.fromEntries(Object.entries(values).filter(isKnown));
  }

  /** WordPress writes `&` as `&amp;` into all texts of a contributor's block. */
  function decoded(value) {
    if (typeof value === 'string') return htmlEntities.decodeEntities(value);
    if (Array.isArray(value)) return value.map(decoded);
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decoded(each)]));
  }

  /** The block with the current name of an attribute that was `controls`. */
  function renamed({ values: { controls, ...values }, ...others }) {
    const current = controls === undefined ? {} : { 'reader-controls': controls };
    return { ...others, values: { ...current, ...values } };
  }

  const isWebAddress = (text) => {
    try {
      return /^https?:$/.test(new URL(text, 'https://blog.invalid').protocol);
    } catch {
      return false;
    }
  };

  /** Some of several options. */
  function Choices({ label, help, options, separator, value, onChange }) {
    const chosen = value.split(separator).filter(Boolean);
    const toggle = (option) => (isChosen) => {
      const next = isChosen ? [...chosen, option] : chosen.filter((value) => value !== option);
      onChange(next.join(separator) || undefined);
    };
    const boxes = options.map((option) =>
      h(CheckboxControl, {
        key: option.value,
        label: option.label,
        checked: chosen.includes(option.value),
        onChange: toggle(option.value),
      }),
    );
    return h('fieldset', null, h('legend', null, label), h('p', null, help), boxes);
  }

  /** The control of one attribute. An attribute with an empty value is omitted. */
  function control({ kind, label, help, options, separator }, value, onChange) {
    const props = { label, help };
    const text = { ...props, value: String(value ?? '') };
    const change = (entered) => onChange(entered || undefined);
    const isSet = value !== undefined;
    const toggle = { ...props, checked: isSet, onChange: (on) => onChange(on ? '' : undefined) };
    switch (kind) {
      case 'flag':
        return h(ToggleControl, toggle);
      case 'optional':
        return h(
          Fragment,
          null,
          h(ToggleControl, toggle),
          isSet && h(TextControl, { ...text, help: undefined, onChange }),
        );
      case 'choices':
        return h(Choices, { ...text, options, separator, onChange });
      case 'choice': {
        const isOption = !text.value || options.some((option) => option.value === text.value);
        const own = isOption ? [] : [{ value: text.value, label: text.value }];
        const all = [{ value: '', label: formWords.unset }, ...own, ...options];
        return h(SelectControl, { ...text, options: all, onChange: change });
      }
      default:
        return h(TextControl, { ...text, autoComplete: 'off', onChange: change });
    }
  }

  /** Finds ids of a kind. It uses the service of the settings, never one that a block names. */
  function Finder({ kind, onChoose }) {
    const finder = useRef();
    useEffect(() => {
      const choose = ({ found }) => onChoose(found);
      finder.current.addEventListener('choose', choose);
      return () => finder.current?.removeEventListener('choose', choose);
    });
    useEffect(() => {
      Object.assign(finder.current, { account, frameUrl });
    }, []);
    return account['base-url']
      ? h('id-finder', { ref: finder, kind })
      : h('p', { ref: finder }, words.noService);
  }

  /** A control with a button that opens the finder below it. */
  function WithFinder({ label, kind, onChoose, children }) {
    const [isOpen, setOpen] = useState(false);
    const choose = (found) => {
      setOpen(false);
      onChoose(found);
    };
    return h(
      'div',
      { className: 'mkt-widgets-find' },
      children,
      h(
        Button,
        {
          variant: 'secondary',
          isSmall: true,
          'aria-expanded': isOpen,
          'aria-label': `${isOpen ? formWords.close : formWords.find} ${label}`,
          onClick: () => setOpen(!isOpen),
        },
        isOpen ? formWords.close : formWords.find,
      ),
      isOpen && h(Finder, { kind, onChoose: choose }),
    );
  }

  const anchor = ({ link, linkText }) =>
    h('a', { href: link, rel: 'sponsored nofollow noopener' }, linkText || link);

  /** The items of a list: known ids and texts, whatever the post contains. */
  const itemsOf = ({ items }) =>
    (Array.isArray(items) ? items : []).map((item) => {
      const texts = ['link', 'name', 'words', 'award'].map((key) => [key, textIn(item, key)]);
      const ids = itemIds.flatMap(({ id }) => {
        const value = textIn(item?.ids, id);
        return value === undefined ? [] : [[id, value]];
      });
      return { ...Object.fromEntries(texts), ids: Object.fromEntries(ids) };
    });
  const textIn = (values, key) =>
    Object.hasOwn(values ?? {}, key) && typeof values[key] === 'string' ? values[key] : undefined;

  /** An item as HTML: also the fallback. */
  function itemElement({ ids, link, name, words: text, award }, index) {
    const given = Object.entries(ids).filter(([, value]) => value);
    const data = Object.fromEntries(given.map(([id, value]) => [`data-${id}`, value]));
    return h(
      'div',
      { key: index, ...data, ...(award && { 'data-award': award }) },
      link && isWebAddress(link) ? anchor({ link, linkText: name }) : null,
      text ? h('p', null, text) : null,
    );
  }

  /** The content of the element: the items of a list, or the fallback. */
  const insideOf = (attributes) => {
    const { element: name, link } = attributes;
    if (attributesOf(name) && elements[name].hasItems) return itemsOf(attributes).map(itemElement);
    return link && isWebAddress(link) ? anchor(attributes) : null;
  };

  const smallButton = (text, label, onClick, disabled = false) =>
    h(
      Button,
      { variant: 'secondary', isSmall: true, 'aria-label': label, disabled, onClick },
      text,
    );

  /** The fields of an item of a list, with buttons that move and remove it. */
  function Item({ items, index, onChange }) {
    const { items: texts, more } = formWords;
    const item = items[index];
    const name = item.name || Object.values(item.ids).join();
    const others = items.filter((_, at) => at !== index);
    const moveTo = (to) => () => onChange([...others.slice(0, to), item, ...others.slice(to)]);
    const set = (changes) =>
      onChange(items.map((each) => (each === item ? { ...item, ...changes } : each)));
    const field = (key) =>
      h(TextControl, {
        key,
        label: texts[key],
        value: item[key] ?? '',
        onChange: (value) => set({ [key]: value }),
      });
    const idField = ({ id, label }) =>
      h(TextControl, {
        key: id,
        label,
        value: item.ids[id],
        onChange: (value) => set({ ids: { ...item.ids, [id]: value } }),
      });
    return h(
      'fieldset',
      null,
      h('legend', null, `${index + 1}. ${name}`),
      smallButton('↑', texts.up(name), moveTo(index - 1), index === 0),
      smallButton('↓', texts.down(name), moveTo(index + 1), index === items.length - 1),
      smallButton(texts.removeShort, texts.remove(name), () => onChange(others)),
      field('words'),
      field('award'),
      h(
        'details',
        null,
        h('summary', null, more),
        field('link'),
        field('name'),
        itemIds.filter(({ id }) => id in item.ids).map(idField),
      ),
    );
  }

  /** The panel with the items of a list: found by name, ordered by buttons. */
  function Items({ attributes, setAttributes }) {
    const { items: texts } = formWords;
    const items = itemsOf(attributes);
    const onChange = (changed) => setAttributes({ items: changed });
    const add = (item) => onChange([...items, item]);
    const fields = items.map((_, index) => h(Item, { key: index, items, index, onChange }));
    const adders = Object.entries(texts.kinds).map(([id, label]) => {
      const { finder } = itemIds.find((known) => known.id === id);
      const found = ({ attributes, link = '', name }) => add({ ids: attributes, link, name });
      return finder
        ? h(WithFinder, { key: id, label, kind: finder, onChoose: found }, label)
        : h(
            Button,
            { key: id, variant: 'secondary', onClick: () => add({ ids: { [id]: '' } }) },
            label,
          );
    });
    const end = items.length < maxItems ? adders : texts.full(maxItems);
    return h(PanelBody, { title: texts.title }, fields, end);
  }

  /** Lists the parts of a block that are stored, but not displayed; attributes can be removed. */
  function notices({ attributes: { element: name, values, link }, setAttributes }) {
    const known = knownValues(name, values);
    const others = Object.keys(values).filter((key) => !Object.hasOwn(known, key));
    const wrong = others.filter(isRefused);
    const unknown = others.filter((key) => !isRefused(key));
    const isElement = attributesOf(name);
    const label = formWords.items.removeShort;
    const remove = { label, onClick: () => setAttributes({ values: known }) };
    const texts = [
      !isElement && [words.noElement, name],
      isElement && wrong.length && [words.refused, wrong.join(', '), remove],
      isElement && unknown.length && [words.noAttributes, unknown.join(', '), remove],
      link && !isWebAddress(link) && [words.noAddress, link],
    ];
    return texts.filter(Boolean).map(([text, part, ...actions]) =>
      h(
        Notice,
        { key: text, status: 'warning', isDismissible: false, actions },
        text.replace('%s', () => part),
      ),
    );
  }

  /** An area has codes from the largest class to the smallest: the finder sets all of them. */
  function withArea(values, known, found) {
    const isArea = ([name]) => known[name]?.finder === 'area';
    const kept = Object.entries(values).filter((entry) => !isArea(entry));
    const codes = Object.entries(found.attributes).filter(isArea);
    return Object.fromEntries([...kept, ...codes]);
  }

  /** The fields of a group of attributes; rarely used ones are folded away. */
  function Fields({ group, attributes, setAttributes }) {
    const { element: name, values } = attributes;
    const known = attributesOf(name) ?? {};
    const shown = knownValues(name, values);
    const set = (key) => (value) => {
      const rest = { ...values };
      delete rest[key];
      setAttributes({ values: value === undefined ? rest : { ...rest, [key]: value } });
    };
    const choose = (key, { finder }) =>
      finder === 'area'
        ? (found) => setAttributes({ values: withArea(values, known, found) })
        : ({ id }) => set(key)(id);
    const fieldOf = ([key, field]) => {
      const { label, finder } = field;
      const own = control(field, shown[key], set(key));
      if (!finder) return h(Fragment, { key }, own);
      return h(WithFinder, { key, label, kind: finder, onChoose: choose(key, field) }, own);
    };
    const fields = Object.entries(known).filter(
      ([key, field]) =>
        field.group === group && (Object.hasOwn(shown, key) || isTaken(field, shown.media)),
    );
    const usual = fields.filter(([key, field]) => field.isUsual || Object.hasOwn(shown, key));
    const others = fields.filter((field) => !usual.includes(field));
    if (!usual.length) return others.map(fieldOf);
    return [
      ...usual.map(fieldOf),
      others.length > 0 &&
        h('details', { key: 'more' }, h('summary', null, formWords.more), others.map(fieldOf)),
    ];
  }

  function ElementChoice({ attributes, setAttributes }) {
    const { element: name, values } = attributes;
    const options = Object.entries(elements).map(([value, { title }]) => ({ value, label: title }));
    if (!attributesOf(name)) options.unshift({ value: name, label: name, disabled: true });
    return h(SelectControl, {
      label: words.element,
      value: name,
      options,
      // Removes attributes that the new element does not have.
      onChange: (next) => setAttributes({ element: next, values: knownValues(next, values) }),
    });
  }

  /** The panel with the fallback. */
  function Fallback({ attributes, setAttributes }) {
    const field = (key, label, help) =>
      h(TextControl, {
        label,
        help,
        value: attributes[key],
        onChange: (entered) => setAttributes({ [key]: entered }),
      });
    return h(
      PanelBody,
      { title: words.fallback },
      field('link', words.link, words.linkHelp),
      field('linkText', words.linkText),
    );
  }

  function edit(given) {
    const attributes = renamed(decoded(given.attributes));
    const props = { ...given, attributes };
    const { element: name, values } = attributes;
    const isList = attributesOf(name) && elements[name].hasItems;
    const inside = insideOf(attributes);
    const panels = GROUPS.map((group, at) =>
      h(
        PanelBody,
        { key: group, title: formWords[group], initialOpen: at === 0 },
        at === 0 && h(ElementChoice, props),
        h(Fields, { ...props, group }),
      ),
    );
    return h(
      Fragment,
      null,
      h(InspectorControls, null, isList && h(Items, props), panels, !isList && h(Fallback, props)),
      h(
        'div',
        useBlockProps(),
        notices(props),
        // A click selects the block: the links of a preview lead nowhere.
        h(
          Disabled,
          null,
          attributesOf(name) && !Object.keys(values).some(isRefused)
            ? h(`mkt-${name}`, { key: name, ...knownValues(name, values) }, inside)
            : inside,
        ),
      ),
    );
  }

  const save = ({ attributes }) => h('div', useBlockProps.save(), insideOf(decoded(attributes)));

  blocks.registerBlockType('mkt-widgets/element', { edit, save });
})(window.wp, window.mktWidgetsFields, window.mktWidgetsBlock);
