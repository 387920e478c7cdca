<?php
defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the elements, from `elements.json`, which is generated from the kit's manifest.
 *
 * @return array<string, array<string, bool>> by the names of elements, without `mkt-`, and of attributes; false: only
 *   for administrators.
 */
function mkt_widgets_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$elements = json_decode( file_get_contents( dirname( MKT_WIDGETS_FILE ) . '/elements.json' ), true );
	}
	return $elements;
}

/**
 * Attributes that decide where data and code come from, who earns, and what readers consent to. Nobody sets them in a
 * block, a shortcode or an address: these may stand in a reusable block, a widget or a comment, so that nothing tells
 * who wrote them. WordPress keeps the tag only in the HTML of users with `unfiltered_html`.
 *
 * @return string[] Names.
 */
function mkt_widgets_refused() {
	$refused = array();
	foreach ( mkt_widgets_elements() as $attributes ) {
		$refused += array_diff( $attributes, array( true ) );
	}
	/** Filters the refused attributes, for sites that trust their authors with some of them. */
	return apply_filters( 'mkt_widgets_refused', array_keys( $refused ) );
}

// WordPress keeps `data-*` in the HTML of all users, and `<div data-mkt>` becomes an element.
add_filter(
	'wp_kses_allowed_html',
	function ( $tags ) {
		$checks = array();
		foreach ( mkt_widgets_refused() as $name ) {
			// The name of a property is an attribute, too: `data-baseurl`.
			$checks += array_fill_keys( array( "data-$name", 'data-' . str_replace( '-', '', $name ) ), array( 'value_callback' => '__return_false' ) );
		}
		foreach ( $tags as $tag => $attributes ) {
			if ( is_array( $attributes ) && ! empty( $attributes['data-*'] ) ) {
				$tags[ $tag ] = $checks + $attributes;
			}
		}
		return $tags;
	}
);

/** HTML without shortcodes, which WordPress looks for in texts and attributes. */
function mkt_widgets_without_shortcodes( $html ) {
	return strtr( $html, array( '[' => '&#091;', ']' => '&#093;' ) );
}

/**
 * The HTML of an element. Only elements of the list and their attributes are allowed, since authors whose HTML
 * is filtered write them.
 *
 * @param string               $name     Such as `ranking`.
 * @param array<string, mixed> $values   By the names of the attributes. Only texts and numbers are used.
 * @param string               $fallback Safe HTML: readers see it without the data.
 * @param string[]             $global   Further attributes that are allowed, such as `id`.
 * @return string Only the fallback for an unknown element.
 */
function mkt_widgets_element( $name, $values, $fallback, $global = array() ) {
	$elements = mkt_widgets_elements();
	// Its former name, which HTML minifiers empty.
	$values += array_key_exists( 'controls', $values ) ? array( 'reader-controls' => $values['controls'] ) : array();
	$values  = array_filter(
		$values,
		function ( $value ) {
			return is_string( $value ) || is_int( $value ) || is_float( $value );
		}
	);
	// The fallback of bookmarks is a link to sign in.
	$fallback = 0 === strpos( $name, 'bookmark-' ) ? $fallback : mkt_widgets_labelled( $fallback, $values );
	if ( ! isset( $elements[ $name ] ) ) {
		return $fallback;
	}
	$refused = implode( ', ', array_intersect( mkt_widgets_refused(), array_keys( $values ) ) );
	if ( $refused ) {
		do_action( 'mkt_widgets_refusal', $name, $refused );
		/* translators: 1: name of an element, 2: names of attributes */
		$message = __( 'mkt-%1$s: %2$s is for administrators only. Until you remove it, readers see only the link.', 'mkt-widgets' );
		return mkt_widgets_note( sprintf( $message, $name, $refused ) ) . $fallback;
	}
	$known   = $elements[ $name ] + array_flip( $global );
	$written = '';
	foreach ( array_intersect_key( $values, $known ) as $attribute => $value ) {
		$written .= sprintf( ' %s="%s"', $attribute, mkt_widgets_without_shortcodes( esc_attr( (string) $value ) ) );
	}
	return "<mkt-$name$written>$fallback</mkt-$name>";
}

/** For links to other sites. */
const MKT_WIDGETS_REL = 'sponsored nofollow noopener';

/**
 * The label of the links of an element, as the kit shows it.
 *
 * @param array<string, mixed> $values The attributes of the element.
 * @return string Empty: none.
 */
function mkt_widgets_label( $values ) {
	$values += mkt_widgets_settings();
	if ( isset( $values['disclosure'] ) ) {
		return trim( (string) $values['disclosure'] );
	}
	$language = isset( $values['lang'] ) ? $values['lang'] : get_bloginfo( 'language' );
	$label    = 0 === stripos( (string) $language, 'en' ) ? 'Ad' : 'PR';
	return empty( $values['affiliate-id'] ) ? '' : $label;
}

/**
 * Adds `rel` to links to other sites, and the label after them, for readers without scripts.
 *
 * @param string               $fallback Safe HTML.
 * @param array<string, mixed> $values   The attributes of the element.
 * @return string
 */
function mkt_widgets_labelled( $fallback, $values ) {
	$own   = wp_parse_url( home_url(), PHP_URL_HOST );
	$found = false;
	$html  = preg_replace_callback(
		'~<a\s(?:"[^"]*"|\'[^\']*\'|[^"\'>])*+>~i',
		function ( $link ) use ( $own, &$found ) {
			$is_link = preg_match( '~\shref\s*=\s*["\']?((?:https?:)?//[^"\'\s>]+)~i', $link[0], $address );
			if ( ! $is_link || wp_parse_url( $address[1], PHP_URL_HOST ) === $own ) {
				return $link[0];
			}
			$found = true;
			preg_match( '~\srel\s*=\s*("[^"]*"|\'[^\']*\'|[^\s"\'>]+)~i', $link[0], $rel );
			$rel  += array( '', '' );
			$words = array_unique( preg_split( '~\s+~', MKT_WIDGETS_REL . ' ' . trim( $rel[1], '"\' ' ), -1, PREG_SPLIT_NO_EMPTY ) );
			return '<a rel="' . implode( ' ', $words ) . '"' . substr( str_replace( $rel[0], '', $link[0] ), 2 );
		},
		$fallback
	);
	$label = $found ? mkt_widgets_label( $values ) : '';
	$small = '<small>' . mkt_widgets_without_shortcodes( esc_html( $label ) ) . '</small>';
	return '' === $label || false !== strpos( $html, $small ) ? $html : "$html $small";
}

/** The ids of the items of a list, as attributes without `data-`. */
const MKT_WIDGETS_ITEM_IDS = array( 'isbn', 'isbnjan', 'jan', 'item-number', 'product-id', 'hotel-no' );

/**
 * The items of a list: their ids, their links and the author's words.
 *
 * @param mixed $items As the block saves them: arrays with `ids`, `link`, `name`, `words` and `award`. Only texts are used.
 * @return string HTML.
 */
function mkt_widgets_items( $items ) {
	$html = '';
	foreach ( is_array( $items ) ? $items : array() as $item ) {
		$item = is_array( $item ) ? $item : array();
		$ids  = isset( $item['ids'] ) && is_array( $item['ids'] ) ? $item['ids'] : array();
		$data = array_intersect_key( $ids, array_flip( MKT_WIDGETS_ITEM_IDS ) );
		$text = array_filter( $item, 'is_string' ) + array_fill_keys( array( 'link', 'name', 'words', 'award' ), '' );
		if ( '' !== $text['award'] ) {
			$data['award'] = $text['award'];
		}
		$written = '';
		foreach ( array_filter( $data, 'is_string' ) as $name => $value ) {
			if ( '' !== $value ) {
				$written .= sprintf( ' data-%s="%s"', $name, esc_attr( $value ) );
			}
		}
		$words = '' === $text['words'] ? '' : '<p>' . esc_html( $text['words'] ) . '</p>';
		$html .= "<div$written>" . mkt_widgets_link( $text['link'], $text['name'] ) . "$words</div>";
	}
	return mkt_widgets_without_shortcodes( $html );
}

/**
 * A link as a fallback.
 *
 * @param string $address
 * @param string $words Empty: the address.
 * @param string $label The word beside it that tells readers of an advertisement; empty: none.
 * @return string HTML; empty if the address is not http(s).
 */
function mkt_widgets_link( $address, $words, $label = '' ) {
	$link  = esc_url( $address, array( 'http', 'https' ) );
	$small = '' === $label ? '' : sprintf( ' <small>%s</small>', esc_html( $label ) );
	$html  = sprintf( '<a href="%s" rel="%s">%s</a>', $link, MKT_WIDGETS_REL, esc_html( '' === $words ? $address : $words ) );
	return $link ? mkt_widgets_without_shortcodes( $html . $small ) : '';
}
