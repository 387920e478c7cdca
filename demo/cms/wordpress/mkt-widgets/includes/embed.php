<?php
defined( 'ABSPATH' ) || exit;

/**
 * The element that an address of the kit's `embed.html` shows. The page has the kit already: so it
 * needs no frame, and takes the room and the fonts of its place.
 *
 * @param string[] $matches The address, and what stands behind its question mark.
 * @return string|false False where the address shows nothing: it stays as it is.
 */
function mkt_widgets_embed( $matches ) {
	wp_parse_str( $matches[1], $given );
	$given    = array_filter( $given, 'is_string' ) + array_fill_keys( array( 'tag', 'link', 'link-text', 'link-label' ), '' );
	$name     = preg_replace( '/^mkt-/', '', $given['tag'] );
	$elements = mkt_widgets_elements();
	if ( ! isset( $elements[ $name ] ) ) {
		return false;
	}
	return mkt_widgets_element( $name, $given, mkt_widgets_link( $given['link'], $given['link-text'], $given['link-label'] ) );
}

add_action(
	'init',
	function () {
		$page = preg_quote( dirname( mkt_widgets_script_address() ) . '/embed.html', '~' );
		wp_embed_register_handler( 'mkt-widgets', "~^$page\?(.+)$~", 'mkt_widgets_embed' );
	}
);
